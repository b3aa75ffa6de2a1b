import { daysBefore, type Rows } from '../rows.ts';
import type { World } from './world.ts';

/** What the demo buyer looks for: preferences and saved searches. */
export function searches({ now, buyer }: World): Rows {
  // looked at a moment ago, so that the demo does not begin with an alert about all of it
  const watched = (daysAgo: number) => ({
    looked_at: now,
    next_look_at: now,
    created_at: daysBefore(now, daysAgo),
    updated_at: daysBefore(now, daysAgo),
  });
  return {
    personalised_fields: [
      {
        user_id: buyer,
        category_ids: [1, 2, 3],
        facility_ids: [2, 8],
        min_price: 100_000,
        max_price: 900_000,
        property_type: 0,
        property_type_is_set: true,
        city: 'Port Aster',
      },
    ],
    saved_searches: [
      {
        user_id: buyer,
        name: 'Flats in Port Aster up to 400,000',
        filter: JSON.stringify({
          category_ids: [1],
          property_type: '0',
          city: 'Port Aster',
          max_price: 400_000,
        }),
        frequency: 'daily',
        ...watched(12),
      },
      {
        user_id: buyer,
        name: 'Homes to rent',
        filter: JSON.stringify({ category_ids: [1, 2, 3], property_type: '1' }),
        frequency: 'instant',
        ...watched(3),
      },
    ],
  };
}
