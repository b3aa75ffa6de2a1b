import { sql, type Insertable } from 'kysely';
import type { Condition, Db, Row } from '#db/database.ts';
import type { Tables } from '#db/schema/tables.ts';

const onMarket = (conditions: readonly Condition[]) =>
  sql.join([sql.ref('is_on_market'), ...conditions], sql` and `);

export const storedPreferences = (db: Db, userId: number) =>
  db.selectFrom('personalised_fields').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Conditions over the columns of `properties`; what is not stated matches any. */
export function preferenceConditions(stored: Row<'personalised_fields'>): Condition[] {
  const all: Condition[] = [];
  if (stored.category_ids?.length) all.push(sql<boolean>`category_id = any(${stored.category_ids}::int[])`);
  if (stored.min_price !== null) all.push(sql<boolean>`compared_price >= ${stored.min_price}`);
  if (stored.max_price !== null) all.push(sql<boolean>`compared_price <= ${stored.max_price}`);
  if (stored.property_type !== null) all.push(sql<boolean>`property_type = ${stored.property_type}`);
  if (stored.city) all.push(sql<boolean>`city = ${stored.city}`);
  if (stored.facility_ids?.length)
    all.push(
      sql<boolean>`exists (select from property_facilities f where f.property_id = properties.id and f.facility_id = any(${stored.facility_ids}::int[]))`,
    );
  return all;
}

export const savePreferences = (db: Db, values: Insertable<Tables['personalised_fields']>) =>
  db
    .insertInto('personalised_fields')
    .values(values)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();

export const forgetPreferences = (db: Db, userId: number) =>
  db.deleteFrom('personalised_fields').where('user_id', '=', userId).execute();

/** A page of matches, newest first, and their number. */
export async function matches(db: Db, conditions: readonly Condition[], limit: number, offset: number) {
  const where = onMarket(conditions);
  const page = await sql<{ id: number }>`
    select id from properties where ${where} order by id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::int as n from properties where ${where}`.execute(
    db,
  );
  return { ids: page.rows.map(({ id }) => id), total: counted.rows[0]?.n ?? 0 };
}

export const searchesOf = (db: Db, userId: number) =>
  db.selectFrom('saved_searches').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();

/**
 * The search that shows the same page of results, where there is one already. Undefined when the person has so many. The person's
 * row is locked, so two at once do not slip through.
 */
export async function insertSearch(
  db: Db,
  values: Insertable<Tables['saved_searches']>,
  { most, address }: { most: number; address: string | undefined },
) {
  await db.selectFrom('users').select('id').where('id', '=', values.user_id).forUpdate().execute();
  const mine = await searchesOf(db, values.user_id);
  const same =
    address === undefined
      ? undefined
      : mine.find(({ filter }) => (filter as { address?: string }).address === address);
  if (same) return same;
  if (mine.length >= most) return undefined;
  return db.insertInto('saved_searches').values(values).returningAll().executeTakeFirstOrThrow();
}

/** Changes an own search; listings that came before are no news for the changed one. */
export const updateSearch = (
  db: Db,
  userId: number,
  id: number,
  values: { name: string; filter: string; frequency: string; next_look_at: Date },
) =>
  db
    .updateTable('saved_searches')
    .set({ ...values, looked_at: sql`now()`, seen_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();

/** Another name or frequency; what is news stays what it is. */
export const renameSearch = (
  db: Db,
  userId: number,
  id: number,
  values: { name: string; frequency: string; next_look_at: Date },
) =>
  db
    .updateTable('saved_searches')
    .set({ ...values, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();

export const deleteSearch = async (db: Db, userId: number, id: number) =>
  (await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** A search whose turn it is, locked; others who look at the same time get another one. */
export const nextDue = (db: Db, now: Date) =>
  db
    .selectFrom('saved_searches as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .selectAll('s')
    .select('u.is_active')
    .where('s.next_look_at', '<=', now)
    .orderBy('s.next_look_at')
    .limit(1)
    .forUpdate('s')
    .skipLocked()
    .executeTakeFirst();

/**
 * Listings of others that came to the market since the search was last viewed and were not announced yet; notes them. The
 * look goes back a little further than the last one, for changes that were under way then.
 */
export const takeNews = async (
  db: Db,
  search: { id: number; user_id: number; created_at: Date; looked_at: Date },
  conditions: readonly Condition[],
  limit: number,
) =>
  (
    await sql<{ property_id: number }>`
      insert into saved_search_hits (saved_search_id, property_id)
      select ${search.id}, id from properties
      where ${onMarket(conditions)} and added_by is distinct from ${search.user_id}
        and on_market_since > greatest(${search.created_at}::timestamptz, ${search.looked_at}::timestamptz - interval '10 minutes')
      order by on_market_since desc limit ${limit}
      on conflict do nothing returning property_id`.execute(db)
  ).rows.map(({ property_id }) => property_id);

/** How many matches of others came to the market since the user saw the results; at most so many are counted. */
export async function countNews(
  db: Db,
  search: { user_id: number; seen_at: Date },
  conditions: readonly Condition[],
  most: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from properties
      where ${onMarket(conditions)} and added_by is distinct from ${search.user_id}
        and on_market_since > ${search.seen_at}
      limit ${most}) found`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Notes that the user sees the results now; whether there is such a search. */
export const seen = async (db: Db, userId: number, id: number) =>
  (await db
    .updateTable('saved_searches')
    .set({ seen_at: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const looked = (db: Db, id: number, nextLookAt: Date) =>
  db
    .updateTable('saved_searches')
    .set({ looked_at: sql`now()`, next_look_at: nextLookAt })
    .where('id', '=', id)
    .execute();

/** Notes that no look can go back to any more. */
export const forgetHits = (db: Db) =>
  sql`delete from saved_search_hits where found_at < now() - interval '3 days'`.execute(db);

export const titles = async (db: Db, ids: readonly number[]) =>
  (
    await db
      .selectFrom('properties')
      .select(['title'])
      .where('id', 'in', [...ids])
      .orderBy('id', 'desc')
      .execute()
  ).map(({ title }) => title);
