import type { SortOrder } from '@lintel/api-contract';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PropertiesService } from '../listings/properties/properties.service.ts';
import { conditions, type PropertyFilter } from '../catalogue/filters.ts';
import type { IndexQuery } from '../../search-index/query.ts';
import type { IndexOrder } from '../../search-index/page.ts';
import type { SearchIndex } from '../../search-index/search-index.ts';
import { indexQueryOf } from './index-query.ts';
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
  function counted(filter: PropertyFilter, request: PageRequest): Promise<number> {
    const key = JSON.stringify(filter);
    const cached = counts.get(key);
    if (cached) return cached;
    const counting = fromIndex(filter).then(async (query) =>
      query ? index.ask({ kind: 'count', query }) : pages.count(request),
    );
    counts.set(key, counting);
    counting.catch(() => counts.delete(key));
    return counting;
  }

  /** The filter in the terms of the index, where it is there and can answer. */
  async function fromIndex(filter: PropertyFilter): Promise<IndexQuery | undefined> {
    if (!index.isReady || filter.search) return undefined;
    const query = await indexQueryOf({ db, clock, index }, filter);
    return query === 'nothing' ? undefined : query;
  }

  /**
   * Page and exact number, in one walk over the index. In an order that it does not know it still counts first, which tells
   * PostgreSQL whether to sort the matches or to walk along an index. Texts are PostgreSQL's.
   */
  async function matches(
    filter: PropertyFilter,
    request: PageRequest,
    signal: AbortSignal | undefined,
  ): Promise<{ ids: number[]; total: number }> {
    const { order, limit, offset } = request;
    const query = await fromIndex(filter);
    if (query && isIndexOrder(order)) return index.ask({ kind: 'page', query, order, limit, offset }, signal);
    const total = query && (await counted(filter, request));
    if (total === undefined || total <= FEW) {
      const few = await pages.few(request);
      if (few) return few;
    }
    const [{ ids }, exact] = await Promise.all([pages.walk(request), total ?? counted(filter, request)]);
    return { ids, total: exact };
  }

  const sqlOf = (filter: PropertyFilter) => conditions(db, filter, clock.now());

  /** As {@link sqlOf}; with drawn areas the ids of the matches, so that PostgreSQL tests no edges. */
  async function sqlOfAreas(filter: PropertyFilter, signal: AbortSignal | undefined) {
    const query = filter.areas?.length ? await fromIndex(filter) : undefined;
    if (!query) return sqlOf(filter);
    const request = { kind: 'page', query, order: 'newest', limit: MOST_IN_AREAS, offset: 0 } as const;
    const { ids, total } = await index.ask(request, signal);
    return total > MOST_IN_AREAS ? sqlOf(filter) : [sql<boolean>`id = any(${ids}::int[])`];
  }

  /** The order `best`: every row tells the points of its parts. */
  async function best({ filter, limit, offset, callerId, signal }: Omit<SearchRequest, 'order'>) {
    const now = clock.now();
    const where = await sqlOfAreas(filter, signal);
    if (!where) return { data: [], total: 0 };
    const request = { base: 'is_on_market', conditions: where, order: 'newest', limit, offset } as const;
    const [ranked, total] = await Promise.all([
      bestIds(db, { ...request, words: filter.search, centre: filter.at, now }),
      counted(filter, request),
    ]);
    const rows = await properties.listRows(
      ranked.map(({ id }) => id),
      callerId,
    );
    const ranks = new Map(ranked.map(({ id, rank }) => [id, rank]));
    return { data: rows.map((row) => ({ ...row, rank: ranks.get(row.id) })), total };
  }

  return {
    async search({ filter: asked, order: wished, limit, offset, callerId, signal }: SearchRequest) {
      if (wished === 'best') return best({ filter: asked, limit, offset, callerId, signal });
      const placesPerAd = wished === undefined ? 1 : wished === 'recommended' ? PLACES_PER_AD : undefined;
      const order = wished === undefined || wished === 'recommended' ? 'newest' : wished;
      // Price per area exists where an area is stated.
      const filter =
        order === 'price_per_area' ? { ...asked, areaMin: asked.areaMin || SMALLEST_AREA } : asked;
      const where = isIndexOrder(order) ? await sqlOf(filter) : await sqlOfAreas(filter, signal);
      if (!where) return { data: [], total: 0 };
      const request = {
        base: 'is_on_market' as const,
        conditions: where,
        order,
        centre: filter.at,
        limit: offset > LAST_OFFSET ? 0 : limit,
        offset: Math.min(offset, LAST_OFFSET),
      };
      const { ids, total } = await matches(filter, request, signal);
      const rows = await properties.listRows(ids, callerId);
      return { data: placesPerAd ? withAdsLifted(rows, placesPerAd) : rows, total };
    },
  };
}

export type SearchService = ReturnType<typeof searchService>;
