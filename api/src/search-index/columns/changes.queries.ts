import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import { HORIZON } from '#db/horizon.ts';

/** Up to where the changes of listings are known: all transactions below it. */
export const changesKnown = async (db: Db): Promise<number> =>
  (await sql<{ horizon: number }>`select ${HORIZON} as horizon`.execute(db)).rows[0]!.horizon;

/** Listings that transactions from a horizon on have changed, and the horizon up to which that is all. */
export async function changedSince(db: Db, from: number): Promise<{ ids: number[]; horizon: number }> {
  const { rows } = await sql<{ ids: number[]; horizon: number }>`
    select array(select distinct listing_id from listing_changes where transaction_id >= ${from}) as ids,
      ${HORIZON} as horizon`.execute(db);
  return rows[0]!;
}

/**
 * Names what columns are made from: the database, its history (a promoted or restored server has another one), its schema, and
 * the unit of distances. Columns of another name are not those of this database.
 */
export const databaseIdentity = async (db: Db): Promise<string> =>
  (
    await sql<{ identity: string }>`
      select concat_ws(' ', (select system_identifier from pg_control_system()),
        (select timeline_id from pg_control_checkpoint()), (select oid from pg_database where datname = current_database()),
        (select max(number) from migrations), distance_scale()) as identity`.execute(db)
  ).rows[0]!.identity;
