import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/database.ts';
import type { SortOrder } from '@lintel/api-contract';
import { distanceTo } from '#db/geometry.ts';

/** Orders that are one expression over the columns; `best` is a sum of parts, see rank.queries.ts. */
export type Order = Exclude<SortOrder, 'best'>;

/** Up to this many matches are counted and sorted in one statement; beyond, the page is read along an ordered index. */
export const MAX_SORTED = 5000;

/** A price on request is 0, and comes after all that are stated. */
const statedPrice = sql`nullif(compared_price, 0)`;

const orders: Record<Exclude<Order, 'distance'>, RawBuilder<unknown>> = {
  recommended: sql`(confirmation_step = 'overdue'), id desc`,
  newest: sql`id desc`,
  price_asc: sql`${statedPrice}, id`,
  price_desc: sql`compared_price desc, id desc`,
  most_viewed: sql`total_click desc, id desc`,
  most_liked: sql`favourite_count desc, id desc`,
  price_per_area: sql`${statedPrice} / area, id`,
  area_desc: sql`area desc nulls last, id desc`,
  reduction: sql`(previous_price - price)::double precision / nullif(previous_price, 0) desc nulls last, id desc`,
};

export interface PageRequest {
  /** Column of what may be listed: on the market, or live including sold and rented. */
  readonly base: 'is_on_market' | 'is_live';
  readonly conditions: readonly RawBuilder<boolean>[];
  readonly order: Order;
  readonly centre?: { latitude: number; longitude: number } | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface IdPage {
  ids: number[];
  /** Undefined when there are more than {@link MAX_SORTED}; then {@link countAll} counts them. */
  total: number | undefined;
}

const where = ({ base, conditions }: Pick<PageRequest, 'base' | 'conditions'>) =>
  sql.join([sql.ref(base), ...conditions], sql` and `);

const orderBy = ({ order, centre }: PageRequest) => {
  if (order !== 'distance') return orders[order];
  return centre ? sql`${distanceTo(centre)}, id desc` : orders.newest;
};

/** The adaptive statement (docs/performance.md#search-in-the-database): exact total and page at once while there are few matches. */
export const sortedMatches = (request: PageRequest) => sql<{ n: number; id: number | null }>`
  with matches as materialized (
    select id, confirmation_step, price, compared_price, previous_price, area, total_click, favourite_count, public_latitude, public_longitude from properties where ${where(request)} limit ${sql.lit(MAX_SORTED + 1)}),
  counted as (select count(*)::int as n from matches)
  select counted.n, page.id from counted left join lateral (
    select id, row_number() over (order by ${orderBy(request)}) as position from matches where counted.n <= ${sql.lit(MAX_SORTED)}
    order by position limit ${request.limit} offset ${request.offset}) page on true
  order by page.position`;

/** Walks the index of the order until the page is full; only for dense matches, see {@link walkedIds}. */
export const orderedWalk = (request: PageRequest) => sql<{ id: number }>`
  select id from properties where ${where(request)} order by ${orderBy(request)} limit ${request.limit} offset ${request.offset}`;

export const exactCount = (request: Pick<PageRequest, 'base' | 'conditions'>) => sql<{ n: number }>`
  select count(*)::int as n from properties where ${where(request)}`;

/** Page and exact number when there are at most {@link MAX_SORTED} matches, else undefined. */
export async function sortedPage(
  db: Db,
  request: PageRequest,
): Promise<{ ids: number[]; total: number } | undefined> {
  const { rows } = await sortedMatches(request).execute(db);
  const total = rows[0]?.n ?? 0;
  return total > MAX_SORTED ? undefined : { ids: rows.flatMap(({ id }) => (id === null ? [] : [id])), total };
}

/**
 * A page of many matches. Sorting is switched off for this one statement: the planner, which does not see that matches are
 * dense, would sort hundreds of thousands of rows instead of reading a few along the index (docs/performance.md#search-in-the-database).
 */
export async function walkedIds(db: Db, request: PageRequest): Promise<number[]> {
  const walk = async (trx: Db) => {
    await sql`select set_config('enable_sort', 'off', true)`.execute(trx);
    return (await orderedWalk(request).execute(trx)).rows.map(({ id }) => id);
  };
  return db.isTransaction ? walk(db) : db.transaction().execute(walk);
}

export async function idPage(db: Db, request: PageRequest): Promise<IdPage> {
  const few = await sortedPage(db, request);
  return few ?? { ids: await walkedIds(db, request), total: undefined };
}

export const countAll = async (db: Db, request: Pick<PageRequest, 'base' | 'conditions'>) =>
  (await exactCount(request).execute(db)).rows[0]?.n ?? 0;

/** Newest candidates of a random choice, which then costs the same at any size. */
const CANDIDATES = 600;

export const randomIds = async (db: Db, request: Pick<PageRequest, 'base' | 'conditions'>, limit: number) =>
  (
    await sql<{ id: number }>`
      select id from (select id from properties where ${where(request)} order by id desc limit ${sql.lit(CANDIDATES)}) pool
      order by random() limit ${limit}`.execute(db)
  ).rows.map(({ id }) => id);
