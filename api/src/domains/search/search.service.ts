import type { SortOrder } from '@lintel/api-contract';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import type { PropertiesService } from '#domains/listings/properties/properties.service.ts';
import type { IndexQuery } from '#search-index/query.ts';
import type { IndexOrder } from '#search-index/page.ts';
import type { SearchIndex } from '#search-index/search-index.ts';
import {
  resolveCategories,
  type PropertyFilter,
  type ResolvedFilter,
} from '#domains/search/filter/filter.ts';
import { toIndex } from '#domains/search/filter/to-index.ts';
import { toSql } from '#domains/search/filter/to-sql.ts';
import { bestIds } from './rank.queries.ts';
import type { Order, PageRequest, PagesService } from './pages.service.ts';

export interface SearchRequest {
  readonly filter: PropertyFilter;
  /** Without one, the wire contract's: listings that pay for it come first within the page. */
  readonly order?: SortOrder | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly callerId: number | null;
  /** Ends the search when the client has gone. */
  readonly signal?: AbortSignal | undefined;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  properties: PropertiesService;
  pages: PagesService;
  index: SearchIndex;
}

/** Nobody reads that far, and walking there costs seconds; beyond is an empty page. */
const LAST_OFFSET = 10_000;
/** So many matches PostgreSQL collects and sorts in a moment. */
const FEW = 5000;
/** Square metres below which nothing is offered. */
const SMALLEST_AREA = 0.001;
/** Drawn areas are looked up in the index, whose tree makes many edges cheap, as long as it finds at most so many. */
const MOST_IN_AREAS = 100_000;
/** How long an exact count of a broad filter is good enough. */
const COUNT_AGE = 30_000;

/** In the recommended order one of so many places of a page is for an ad. */
const PLACES_PER_AD = 6;

/** Ads before the others, or each at the beginning of so many places; those that find no such place stay where they were. */
function withAdsLifted<Row extends { promoted: boolean }>(rows: readonly Row[], placesPerAd: number): Row[] {
  const lifted = rows.filter(({ promoted }) => promoted).slice(0, Math.ceil(rows.length / placesPerAd));
  const others = rows.filter((row) => !lifted.includes(row));
  return rows.flatMap((_, place) => {
    const isForAd = place % placesPerAd === 0 && lifted.length > 0;
    return (isForAd || others.length === 0 ? lifted : others).splice(0, 1);
  });
}

/** What PostgreSQL has to order by, since the index does not know it. */
const isIndexOrder = (order: Order): order is IndexOrder =>
  ['newest', 'price_asc', 'price_desc', 'price_per_area', 'area_desc'].includes(order);

/** Search over everything on the market. */
export function searchService({ db, clock, properties, pages, index }: Dependencies) {
  const counts = new LRUCache<string, Promise<number>>({ max: 500, ttl: COUNT_AGE });

  /** One count at a time per filter; several requests share it. */
  function counted(
    filter: ResolvedFilter,
    query: IndexQuery | undefined,
    request: Pick<PageRequest, 'base' | 'conditions'>,
  ): Promise<number> {
    const key = JSON.stringify(filter);
    const cached = counts.get(key);
    if (cached) return cached;
    const counting = query ? index.ask({ kind: 'count', query }) : pages.count(request);
    counts.set(key, counting);
    counting.catch(() => counts.delete(key));
    return counting;
  }

  /** The filter in the terms of the index, where it is there and can answer. Texts are PostgreSQL's. */
  async function fromIndex(filter: ResolvedFilter): Promise<IndexQuery | undefined> {
    return index.isReady && !filter.search ? toIndex({ db, clock, index }, filter) : undefined;
  }

  /** Page and exact number. In an order that the index knows, one walk over it answers, and no SQL is built. */
  async function matches(
    filter: ResolvedFilter,
    page: Omit<PageRequest, 'conditions'>,
    signal: AbortSignal | undefined,
  ): Promise<{ ids: number[]; total: number }> {
    const { order, limit, offset } = page;
    const query = await fromIndex(filter);
    if (query && isIndexOrder(order)) return index.ask({ kind: 'page', query, order, limit, offset }, signal);
    return fromSql(filter, query, page, signal);
  }

  /** The index still counts first, which decides whether PostgreSQL sorts the matches or walks along an index of its own. */
  async function fromSql(
    filter: ResolvedFilter,
    query: IndexQuery | undefined,
    page: Omit<PageRequest, 'conditions'>,
    signal: AbortSignal | undefined,
  ): Promise<{ ids: number[]; total: number }> {
    const request = { ...page, conditions: await sqlOf(filter, query, signal) };
    const total = query && (await counted(filter, query, request));
    if (total === undefined || total <= FEW) {
      const few = await pages.few(request);
      if (few) return few;
    }
    const [{ ids }, exact] = await Promise.all([
      pages.walk(request),
      total ?? counted(filter, query, request),
    ]);
    return { ids, total: exact };
  }

  /** SQL of a filter; with drawn areas the ids of the matches, so that PostgreSQL tests no edges. */
  async function sqlOf(
    filter: ResolvedFilter,
    query: IndexQuery | undefined,
    signal: AbortSignal | undefined,
  ): Promise<PageRequest['conditions']> {
    if (query && filter.areas?.length) {
      const request = { kind: 'page', query, order: 'newest', limit: MOST_IN_AREAS, offset: 0 } as const;
      const { ids, total } = await index.ask(request, signal);
      if (total <= MOST_IN_AREAS) return [sql<boolean>`id = any(${ids}::int[])`];
    }
    return toSql(db, filter, clock.now());
  }

  /** The order `best`: every row comes with the points of its parts. */
  async function best(
    filter: ResolvedFilter,
    { limit, offset, callerId, signal }: Omit<SearchRequest, 'order' | 'filter'>,
  ) {
    const now = clock.now();
    const query = await fromIndex(filter);
    const conditions = await sqlOf(filter, query, signal);
    const request = { base: 'is_on_market', conditions, order: 'newest', limit, offset } as const;
    const [ranked, total] = await Promise.all([
      bestIds(db, { ...request, words: filter.search, centre: filter.at, now }),
      counted(filter, query, request),
    ]);
    const rows = await properties.listRows(
      ranked.map(({ id }) => id),
      callerId,
    );
    const ranks = new Map(ranked.map(({ id, rank }) => [id, rank]));
    return { data: rows.map((row) => ({ ...row, rank: ranks.get(row.id) })), total };
  }

  return {
    async search({ filter: requested, order: chosen, limit, offset, callerId, signal }: SearchRequest) {
      const resolved = await resolveCategories(db, requested);
      if (!resolved) return { data: [], total: 0 };
      if (chosen === 'best') return best(resolved, { limit, offset, callerId, signal });
      const placesPerAd = chosen === undefined ? 1 : chosen === 'recommended' ? PLACES_PER_AD : undefined;
      const order = chosen === undefined || chosen === 'recommended' ? 'newest' : chosen;
      // Price per area exists where an area is stated.
      const filter =
        order === 'price_per_area' ? { ...resolved, areaMin: resolved.areaMin || SMALLEST_AREA } : resolved;
      const page = {
        base: 'is_on_market' as const,
        order,
        centre: filter.at,
        limit: offset > LAST_OFFSET ? 0 : limit,
        offset: Math.min(offset, LAST_OFFSET),
      };
      const { ids, total } = await matches(filter, page, signal);
      const rows = await properties.listRows(ids, callerId);
      return { data: placesPerAd ? withAdsLifted(rows, placesPerAd) : rows, total };
    },
  };
}

export type SearchService = ReturnType<typeof searchService>;
