import { sql } from 'kysely';
import type { Condition, Db } from '#db/database.ts';
import { distanceTo } from '#db/geometry.ts';
import { containsFolded } from '#db/containing.ts';

export interface NearbyPlace {
  /** Part of the name is enough; city and state are alternatives. */
  city?: string | undefined;
  state?: string | undefined;
  at?: { latitude: number; longitude: number; radius?: number | undefined } | undefined;
}

/** Ids of listings on the market with their distances, the nearest first; without a radius the newest first. */
export async function nearbyIds(
  db: Db,
  conditions: readonly Condition[],
  { city, state, at }: NearbyPlace,
  limit: number,
): Promise<{ id: number; distance: number | null }[]> {
  const places = [
    ...(city ? [containsFolded(sql`city`, city)] : []),
    ...(state ? [containsFolded(sql`state`, state)] : []),
  ];
  const inPlace = places.length ? [sql<boolean>`(${sql.join(places, sql` or `)})`] : [];
  const distance = at?.radius ? distanceTo(at) : sql<null>`null::float8`;
  const { rows } = await sql<{ id: number; distance: number | null }>`
    select id, ${distance} as distance from properties
    where ${sql.join([sql.ref('is_on_market'), ...conditions, ...inPlace], sql` and `)}
    order by distance nulls last, id desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
