import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

/** Users who saved a listing, other than its owner. */
export async function saversOf(db: Db, propertyId: number, ownerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('user_id')
    .where('property_id', '=', propertyId)
    .where('user_id', '<>', ownerId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The lowest price since a moment, and until another one; the one before the first change included. Null where it did not change. */
export async function lowestPriceSince(
  db: Db,
  propertyId: number,
  since: Date,
  until?: Date,
): Promise<number | null> {
  const { rows } = await sql<{ lowest: number | null }>`
    select least(min(old_value::numeric), min(new_value::numeric))::float8 as lowest from listing_events
    where posting_id = ${propertyId} and kind = 'price' and happened_at >= ${since}
      and happened_at < coalesce(${until ?? null}::timestamptz, 'infinity')`.execute(db);
  return rows[0]?.lowest ?? null;
}

/** The price that users saw last of a listing that waits for approval, and until when; undefined where it did not change since. */
export const lastShownPrice = async (db: Db, propertyId: number) =>
  (
    await sql<{ price: number; until: Date }>`
      select e.old_value::float8 as price, withdrawn.happened_at as until
      from listing_events e, (
        select happened_at from listing_events
        where posting_id = ${propertyId} and kind = 'review' and old_value = 'approved'
        order by id desc limit 1) withdrawn
      where e.posting_id = ${propertyId} and e.kind = 'price' and e.happened_at >= withdrawn.happened_at
      order by e.id limit 1`.execute(db)
  ).rows[0];

/** When a listing was last hidden. */
export const lastHidden = async (db: Db, propertyId: number): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('listing_events')
      .select('happened_at')
      .where('posting_id', '=', propertyId)
      .where('kind', '=', 'status')
      .where('new_value', '=', '0')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.happened_at;
