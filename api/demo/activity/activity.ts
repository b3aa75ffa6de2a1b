import type { Rows } from '../rows.ts';
import { adverts } from './adverts.ts';
import { attention, favourites } from './favourites.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { searches } from './searches.ts';
import type { World } from './world.ts';

/** What users did: saved, asked, advertised, wrote, were notified of. Draws in this order, so that each day has one world. */
export function activity(given: Omit<World, 'live'>): Rows {
  const live = given.properties.filter(
    ({ status, request_status, property_type }) =>
      status === 1 && request_status === 'approved' && property_type < 2,
  );
  const world = { ...given, live };
  for (const property of given.properties) property.total_click = attention(given.random);
  const kept = favourites(world);
  const advertised = adverts(world);
  return {
    ...kept,
    adverts: advertised.rows,
    messages: messages(world),
    ...notifications(world, { favourites: kept.favourites, expired: advertised.expired }),
    ...searches(world),
  };
}
