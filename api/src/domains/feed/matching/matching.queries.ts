import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import { HORIZON } from '#db/horizon.ts';
import type { SearchMatch } from '#ports/saved-search-matcher.ts';

/** Up to where changes of listings were matched. */
export interface MatchedUntil {
  readonly pass: number;
  readonly horizon: number;
}

/** Undefined where it is not known what changed since: never matched, too long ago for the log, or on another server. */
export const matchedUntil = async (db: Db): Promise<MatchedUntil | undefined> =>
  (
    await sql<MatchedUntil>`
      select pass, horizon from saved_search_matching
      where matched_at > now() - interval '20 hours' and horizon <= ${HORIZON}`.execute(db)
  ).rows[0];

/** Changes from now on are matched; what came before is found by the next look at each search. */
export async function beginMatching(db: Db): Promise<void> {
  await sql`
    insert into saved_search_matching (pass, horizon, matched_at) values (0, ${HORIZON}, now())
    on conflict (is_only) do update set
      pass = saved_search_matching.pass + 1, horizon = excluded.horizon, matched_at = excluded.matched_at`.execute(
    db,
  );
  await sql`
    update saved_searches set looks_back = true where not looks_back and frequency <> 'off'`.execute(db);
}

/** Listings that came to the market of late and were changed by transactions from a horizon on, and what that is all of. */
export async function changedNewcomers(db: Db, { horizon }: MatchedUntil) {
  const { rows } = await sql<{ ids: number[]; horizon: number; at: string }>`
    select array(
      select id from properties
      where is_on_market and on_market_since > now() - interval '3 days'
        and id in (select listing_id from listing_changes where transaction_id >= ${horizon})
      order by id) as ids, ${HORIZON} as horizon, now()::text as at`.execute(db);
  return rows[0]!;
}

/**
 * Keeps the matches that are news for their searches until these are looked at. A look every minute sees what came since the last
 * matching, a daily one what came since it; both a little further back, for changes that were under way.
 */
export async function keepMatches(db: Db, matches: readonly SearchMatch[]): Promise<void> {
  const searches = matches.map(({ searchId }) => searchId);
  const listings = matches.map(({ listingId }) => listingId);
  await sql`
    insert into saved_search_matches (saved_search_id, property_id)
    select s.id, p.id
    from unnest(${searches}::int[], ${listings}::int[]) as found (search_id, listing_id)
    join saved_searches s on s.id = search_id
    join properties p on p.id = listing_id
    cross join saved_search_matching m
    where s.frequency <> 'off' and p.is_on_market and p.added_by is distinct from s.user_id
      and p.on_market_since > greatest(s.created_at, interval '-10 minutes' +
        case s.frequency when 'instant' then greatest(s.looked_at, m.matched_at) else s.looked_at end)
      and not exists (
        select from saved_search_hits h where h.saved_search_id = s.id and h.property_id = p.id)
    on conflict do nothing`.execute(db);
}

/** Notes that all matches up to there are kept; false when another process has done so. */
export const noteMatched = async (
  db: Db,
  { pass }: MatchedUntil,
  { horizon, at }: { horizon: number; at: string },
): Promise<boolean> =>
  (
    await sql`
      update saved_search_matching set pass = pass + 1, horizon = ${horizon}, matched_at = ${at}::timestamptz
      where pass = ${pass}`.execute(db)
  ).numAffectedRows === 1n;

/** The next searches with alerts after an id, in order. */
export const searchesAfter = (db: Db, id: number, limit: number) =>
  db
    .selectFrom('saved_searches')
    .select(['id', 'filter'])
    .where('frequency', '<>', 'off')
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Those of some searches that have alerts. */
export const searchesByIds = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('saved_searches')
    .select(['id', 'filter'])
    .where('frequency', '<>', 'off')
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();

/** Searches that transactions from a horizon on have changed, and the horizon up to which that is all. */
export async function searchesChangedSince(db: Db, from: number) {
  const { rows } = await sql<{ ids: number[]; horizon: number }>`
    select array(select distinct saved_search_id from saved_search_changes where transaction_id >= ${from}) as ids,
      ${HORIZON} as horizon`.execute(db);
  return rows[0]!;
}
