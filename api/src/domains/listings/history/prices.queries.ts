import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

/** The lowest price between two moments, the one before the first change included; null where it did not change. */
export async function lowestPrice(
  db: Db,
  propertyId: number,
  { since, until }: { since: Date; until?: Date | undefined },
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

/** Whether users have ever seen the listing. */
export const wasPublic = async (db: Db, propertyId: number): Promise<boolean> =>
  (await db
    .selectFrom('listing_events')
    .select('id')
    .where('posting_id', '=', propertyId)
    .where('posting_was_public', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined;
