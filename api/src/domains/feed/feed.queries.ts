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
 * The search that shows the same page of results, where there is one already. Undefined when the user has so many. The user's
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
  trx: Db,
  id: number,
  values: { name: string; filter: string; frequency: string; next_look_at: Date },
) =>
  trx
    .updateTable('saved_searches')
    .set({
      ...values,
      looks_back: true,
      looked_at: sql`now()`,
      seen_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Another name or frequency; what is news stays what it is. */
export const renameSearch = (
  trx: Db,
  id: number,
  values: { name: string; frequency: string; next_look_at: Date },
) =>
  trx
    .updateTable('saved_searches')
    // No match was kept while there were no alerts.
    .set({ ...values, looks_back: sql`looks_back or frequency = 'off'`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** The name of an own search, how often it looks, and when next; locked until the transaction ends. */
export const lockSearch = (trx: Db, userId: number, id: number) =>
  trx
    .selectFrom('saved_searches')
    .select(['name', 'frequency', 'next_look_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export const deleteSearch = async (db: Db, userId: number, id: number) =>
  (await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Searches whose turn it is and that have something to look at, the longest due first. */
export const dueSearches = async (db: Db, now: Date): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select id from saved_searches
      where next_look_at <= ${now} and (looks_back or id in (select saved_search_id from saved_search_matches))
      order by next_look_at`.execute(db)
  ).rows.map(({ id }) => id);

/** A search, locked while its turn lasts; undefined where another process looks at it or has done so. */
export const dueSearch = (db: Db, id: number, now: Date) =>
  db
    .selectFrom('saved_searches as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .selectAll('s')
    .select('u.is_active')
    .where('s.id', '=', id)
    .where('s.next_look_at', '<=', now)
    .forUpdate('s')
    .skipLocked()
    .executeTakeFirst();

/** Listings that matched since the last look; from now on kept no longer. */
export const takeMatches = async (db: Db, id: number): Promise<number[]> =>
  (
    await db
      .deleteFrom('saved_search_matches')
      .where('saved_search_id', '=', id)
      .returning('property_id')
      .execute()
  ).map(({ property_id: listing }) => listing);

/**
 * Listings of others that match and were not announced yet; notes them. Of a search that looks back those that came to the market
 * since the last look and a little before, for changes that were under way then; else those that matched since.
 */
export const takeNews = async (
  db: Db,
  search: { id: number; user_id: number; created_at: Date; looked_at: Date; looks_back: boolean },
  {
    conditions,
    matched,
    limit,
  }: { conditions: readonly Condition[]; matched: readonly number[]; limit: number },
) =>
  (
    await sql<{ property_id: number }>`
      insert into saved_search_hits (saved_search_id, property_id)
      select ${search.id}, id from properties
      where ${onMarket(conditions)} and added_by is distinct from ${search.user_id}
        and ${
          search.looks_back
            ? sql`on_market_since > greatest(${search.created_at}::timestamptz, ${search.looked_at}::timestamptz - interval '10 minutes')`
            : sql`id = any(${matched}::int[])`
        }
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

/** What a look at kept matches has seen: all that was matched before. */
const MATCHED_AT = sql<Date>`(select matched_at from saved_search_matching)`;

export const looked = (db: Db, id: number, nextLookAt: Date) =>
  db
    .updateTable('saved_searches')
    .set({
      looked_at: sql`case when looks_back then now() else greatest(looked_at, ${MATCHED_AT}) end`,
      looks_back: false,
      next_look_at: nextLookAt,
    })
    .where('id', '=', id)
    .execute();

/** Searches of one statement. */
const STEP = 5000;

/** Moves on the searches that were due at a time and have nothing to look at. */
export async function lookedAtNothing(
  db: Db,
  frequency: string,
  { dueAt, nextLookAt }: { dueAt: Date; nextLookAt: Date },
): Promise<void> {
  for (let moved = STEP; moved === STEP;) {
    const { numAffectedRows = 0n } = await sql`
      update saved_searches set looked_at = greatest(looked_at, ${MATCHED_AT}), next_look_at = ${nextLookAt}
      where id = any(array(
        select id from saved_searches s
        where next_look_at <= ${dueAt} and frequency = ${frequency} and not looks_back
          and not exists (select from saved_search_matches m where m.saved_search_id = s.id)
        order by next_look_at limit ${sql.lit(STEP)} for no key update skip locked))`.execute(db);
    moved = Number(numAffectedRows);
  }
}

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
