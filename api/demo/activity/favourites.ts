import { randomFrom, type Random } from '../random.ts';
import { daysBefore, type Rows } from '../rows.ts';
import type { World } from './world.ts';

/** What is looked at most is not what is kept most: a strange house draws eyes, a fair price draws hearts. */
const TASTE = 7;
/** Views per listing that a user saved. */
const VIEWS_A_HEART = 45;

/** A few listings get most of the attention. */
export const attention = (random: Random) => Math.floor(6 / (0.004 + random.next() ** 1.4));

/** Homes that users saved or asked about; the demo buyer saved six. */
export function favourites({ random, now, members, buyer, live }: World) {
  const rows: Required<Pick<Rows, 'favourites' | 'interests'>> = { favourites: [], interests: [] };
  const taste = randomFrom(TASTE);
  for (const property of live) {
    // Few keep a home that they have not seen.
    const most = property.title_image ? members.length : 1;
    const likes = Math.min(most, Math.floor(attention(taste) / VIEWS_A_HEART) + random.whole(0, 2));
    for (const user_id of random.some(members, likes)) {
      if (user_id !== property.added_by && user_id !== buyer)
        rows.favourites.push({ user_id, property_id: property.id! });
    }
    if (random.chance(0.3)) rows.interests.push({ user_id: random.pick(members), property_id: property.id! });
  }
  for (const property of random.some(
    live.filter(({ added_by }) => added_by !== buyer),
    6,
  )) {
    rows.favourites.push({
      user_id: buyer,
      property_id: property.id!,
      created_at: daysBefore(now, random.whole(1, 30)),
    });
  }
  return rows;
}
