import type { SortOrder } from '@lintel/api-contract';
import { LRUCache } from 'lru-cache';
import type { Db } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import type { PropertiesService } from '#domains/listings/properties/properties.service.ts';
import {
  SearchAwayError,
  type EngineOrder,
  type SearchEngine,
  type SearchFilter,
} from '#ports/search-engine.ts';
import {
  resolveCategories,
  type PropertyFilter,
  type ResolvedFilter,
} from '#domains/search/filter/filter.ts';
import { toEngine } from '#domains/search/filter/to-engine.ts';
import { withIds } from '#domains/search/filter/conditions.ts';
import { toSql } from '#domains/search/filter/to-sql.ts';
import { bestIds } from './rank.queries.ts';
import { MAX_SORTED, type Order, type PageRequest, type PagesService } from './pages.service.ts';

export interface SearchRequest {
  readonly filter: PropertyFilter;
  /** Without it, advertised listings come first within the page, as the wire contract states. */
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
  engine: SearchEngine;
}

/** Pages beyond are empty: reading that far along an index costs seconds. */
const MAX_OFFSET = 10_000;
/** Square metres below which nothing is offered. */
const MIN_AREA_M2 = 0.001;
/** Drawn areas with at most so many matches are resolved by the engine, which makes many edges cheap. */
const MAX_IN_AREAS = 100_000;
/** How long an exact count of a broad filter is good enough. */
const COUNT_AGE_MS = 30_000;

interface Listed {
  readonly promoted: boolean;
  readonly is_confirmation_overdue?: boolean | undefined;
}

/** In the recommended order one of so many positions of a page is for an ad. */
const POSITIONS_PER_AD = 6;

/** An ad for a home that may be gone keeps its place, which is behind the confirmed ones (ADR 0117). */
const isLifted = ({ promoted, is_confirmation_overdue: isOverdue }: Listed) => promoted && !isOverdue;

/** Puts ads first, or at every nth position of the page; surplus ads keep their place. */
function withAdsLifted<Row extends Listed>(
  rows: readonly Row[],
  positionsPerAd: number,
  isAd: (row: Row) => boolean,
): Row[] {
  const lifted = rows.filter(isAd).slice(0, Math.ceil(rows.length / positionsPerAd));
  const others = rows.filter((row) => !lifted.includes(row));
  return rows.flatMap((_, position) => {
    const isForAd = position % positionsPerAd === 0 && lifted.length > 0;
    return (isForAd || others.length === 0 ? lifted : others).splice(0, 1);
  });
}

/** Whether the engine has the columns of an order; PostgreSQL sorts the others. */
const isEngineOrder = (order: Order): order is EngineOrder =>
  ['recommended', 'newest', 'price_asc', 'price_desc', 'price_per_area', 'area_desc'].includes(order);

/** Search over everything on the market. */
export function searchService({ db, clock, properties, pages, engine }: Dependencies) {
  const counts = new LRUCache<string, Promise<number>>({ max: 500, ttl: COUNT_AGE_MS });

  /** One count at a time per filter; several requests share it. */
  function counted(
    filter: ResolvedFilter,
    engineFilter: SearchFilter | undefined,
    request: Pick<PageRequest, 'base' | 'conditions'>,
  ): Promise<number> {
    const key = JSON.stringify(filter);
    const cached = counts.get(key);
    if (cached) return cached;
    const counting = engineFilter ? engine.count(engineFilter) : pages.count(request);
    counts.set(key, counting);
    counting.catch(() => counts.delete(key));
    return counting;
  }

  /** The filter of the engine, when it is ready and supports every part. Texts are searched by PostgreSQL. */
  async function engineFilterOf(filter: ResolvedFilter): Promise<SearchFilter | undefined> {
    return engine.isReady && !filter.search ? toEngine({ db, clock, engine }, filter) : undefined;
  }

  /** Work with the engine, or by PostgreSQL alone when the engine goes away meanwhile. */
  async function withEngine<Result>(
    filter: ResolvedFilter,
    work: (engineFilter: SearchFilter | undefined) => Promise<Result>,
  ): Promise<Result> {
    const engineFilter = await engineFilterOf(filter);
    try {
      return await work(engineFilter);
    } catch (error) {
      if (engineFilter && error instanceof SearchAwayError) return work(undefined);
      throw error;
    }
  }

  /** Page and exact number. In an order of the engine, one question to it finds both, and no SQL is built. */
  async function matches(
    filter: ResolvedFilter,
    page: Omit<PageRequest, 'conditions'>,
    signal: AbortSignal | undefined,
  ): Promise<{ ids: number[]; total: number }> {
    const { order, limit, offset } = page;
    return withEngine(filter, async (engineFilter) =>
      engineFilter && isEngineOrder(order)
        ? engine.page({ filter: engineFilter, order, limit, offset }, signal)
        : fromSql(filter, engineFilter, page, signal),
    );
  }

  /** The search engine still counts first, which decides whether PostgreSQL sorts the matches or reads along an ordered index. */
  async function fromSql(
    filter: ResolvedFilter,
    engineFilter: SearchFilter | undefined,
    page: Omit<PageRequest, 'conditions'>,
    signal: AbortSignal | undefined,
  ): Promise<{ ids: number[]; total: number }> {
    const request = { ...page, conditions: await sqlOf(filter, engineFilter, signal) };
    const total = engineFilter && (await counted(filter, engineFilter, request));
    if (total === undefined || total <= MAX_SORTED) {
      const sorted = await pages.sorted(request);
      if (sorted) return sorted;
    }
    const [{ ids }, exact] = await Promise.all([
      pages.walk(request),
      total ?? counted(filter, engineFilter, request),
    ]);
    return { ids, total: exact };
  }

  /** SQL of a filter; with drawn areas the ids of the matches, so that PostgreSQL tests no edges. */
  async function sqlOf(
    filter: ResolvedFilter,
    engineFilter: SearchFilter | undefined,
    signal: AbortSignal | undefined,
  ): Promise<PageRequest['conditions']> {
    if (engineFilter && filter.areas?.length) {
      const request = {
        filter: engineFilter,
        order: 'newest',
        limit: MAX_IN_AREAS,
        offset: 0,
      } as const;
      const { ids, total } = await engine.page(request, signal);
      if (total <= MAX_IN_AREAS) return [withIds(ids)];
    }
    return toSql(db, filter, clock.now());
  }

  /** The order `best`: every row states the points of its parts. */
  async function best(
    filter: ResolvedFilter,
    { limit, offset, callerId, signal }: Omit<SearchRequest, 'order' | 'filter'>,
  ) {
    const now = clock.now();
    const [ranked, total] = await withEngine(filter, async (engineFilter) => {
      const conditions = await sqlOf(filter, engineFilter, signal);
      const request = { base: 'is_on_market', conditions, order: 'newest', limit, offset } as const;
      return Promise.all([
        bestIds(db, { ...request, words: filter.search, centre: filter.at, now }),
        counted(filter, engineFilter, request),
      ]);
    });
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
      const order = chosen ?? 'newest';
      // Price per area exists where an area is stated.
      const filter =
        order === 'price_per_area' ? { ...resolved, areaMin: resolved.areaMin || MIN_AREA_M2 } : resolved;
      const page = {
        base: 'is_on_market' as const,
        order,
        centre: filter.at,
        limit: offset > MAX_OFFSET ? 0 : limit,
        offset: Math.min(offset, MAX_OFFSET),
      };
      const { ids, total } = await matches(filter, page, signal);
      const rows = await properties.listRows(ids, callerId);
      if (chosen === 'recommended') return { data: withAdsLifted(rows, POSITIONS_PER_AD, isLifted), total };
      const isPlain = chosen !== undefined;
      return { data: isPlain ? rows : withAdsLifted(rows, 1, ({ promoted }) => promoted), total };
    },
  };
}

export type SearchService = ReturnType<typeof searchService>;
