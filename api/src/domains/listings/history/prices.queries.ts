import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

/** The lowest price that users could see since a moment, the one that was shown by then included; null where they saw none. */
export async function lowestSeen(db: Db, propertyId: number, since: Date): Promise<number | null> {
  const { rows } = await sql<{ lowest: number | null }>`
    with seen as (
      select id, happened_at, new_value::numeric as price from listing_events where posting_id = ${propertyId} and price_was_seen
    )
    select least(
      (select min(price) from seen where happened_at >= ${since}),
      (select price from seen where happened_at < ${since} order by id desc limit 1)
    )::float8 as lowest`.execute(db);
  return rows[0]?.lowest ?? null;
}

/** The price that users saw last of a listing that waits for approval; undefined where it did not change since. */
export const lastShownPrice = async (db: Db, propertyId: number) =>
  (
    await sql<{ price: number }>`
      select e.old_value::float8 as price
      from listing_events e, (
        select happened_at from listing_events
        where posting_id = ${propertyId} and kind = 'review' and old_value = 'approved'
        order by id desc limit 1) withdrawn
      where e.posting_id = ${propertyId} and e.kind = 'price' and e.happened_at >= withdrawn.happened_at
      order by e.id limit 1`.execute(db)
  ).rows[0];

/** Whether users have ever seen the listing. */
export const wasPublic = async (db: Db, propertyId: number): Promise<boolean> =>
  (await db
    .selectFrom('listing_events')
    .select('id')
    .where('posting_id', '=', propertyId)
    .where('posting_was_public', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined;
