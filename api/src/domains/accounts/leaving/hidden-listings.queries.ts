import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

/** Listings that are hidden because of their owner's account. */
export interface HiddenListings {
  readonly property_ids: number[];
  readonly project_ids: number[];
}

/**
 * Locks a user with everything that they list, until the transaction ends. In the order in which other changes lock these
 * rows, a listing before its user; what is posted or shown meanwhile waits.
 */
export async function lockWithListings(trx: Db, userId: number): Promise<void> {
  await sql`select from properties where added_by = ${userId} order by id for no key update`.execute(trx);
  await sql`select from projects where added_by = ${userId} order by id for no key update`.execute(trx);
  await sql`select from users where id = ${userId} for no key update`.execute(trx);
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

/**
 * Shows listings again that were hidden with the account, other than those that were not approved meanwhile. The history, which
 * the account's hiding is no part of, ends with the state that each home has then.
 */
export async function showListings(
  trx: Db,
  userId: number,
  { property_ids, project_ids }: HiddenListings,
  now: Date,
): Promise<void> {
  const show = (table: 'properties' | 'projects', ids: readonly number[]) =>
    sql`update ${sql.table(table)} set status = 1
      where added_by = ${userId} and id = any(${ids}::int[]) and status = 0 and request_status = 'approved'`.execute(
      trx,
    );
  await show('properties', property_ids);
  await show('projects', project_ids);
  // A home without such an event has been shown since it was posted.
  await sql`insert into listing_events (property_id, kind, old_value, new_value, happened_at)
    select p.id, 'status', h.status, p.status::text, ${now}
    from properties p cross join lateral (select coalesce((
      select new_value from listing_events where posting_id = p.id and kind = 'status' order by id desc limit 1), '1') as status) h
    where p.added_by = ${userId} and p.id = any(${property_ids}::int[]) and p.status::text <> h.status`.execute(
    trx,
  );
}
