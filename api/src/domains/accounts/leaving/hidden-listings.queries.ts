import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

/** Listings that are hidden because of their owner's account. */
export interface HiddenListings {
  readonly property_ids: number[];
  readonly project_ids: number[];
}

/** Hides what a user shows; answers which that was. */
export async function hideListings(trx: Db, userId: number): Promise<HiddenListings> {
  const hide = async (table: 'properties' | 'projects') =>
    (
      await sql<{ id: number }>`update ${sql.table(table)} set status = 0
        where added_by = ${userId} and status = 1 returning id`.execute(trx)
    ).rows.map(({ id }) => id);
  return { property_ids: await hide('properties'), project_ids: await hide('projects') };
}

/** Shows listings again that were hidden with the account, other than those that were not approved meanwhile. */
export async function showListings(
  trx: Db,
  userId: number,
  { property_ids, project_ids }: HiddenListings,
): Promise<void> {
  const show = (table: 'properties' | 'projects', ids: readonly number[]) =>
    sql`update ${sql.table(table)} set status = 1
      where added_by = ${userId} and id = any(${ids}::int[]) and status = 0 and request_status = 'approved'`.execute(
      trx,
    );
  await show('properties', property_ids);
  await show('projects', project_ids);
}
