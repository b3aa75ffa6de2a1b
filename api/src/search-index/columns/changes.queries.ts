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
