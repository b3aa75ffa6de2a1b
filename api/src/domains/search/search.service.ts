import type { PropertyListRow } from '@lintel/api-contract';
import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PropertiesService } from '../listings/properties.service.ts';
import { conditions, type PropertyFilter } from '../catalogue/filters.ts';
import * as queries from '../catalogue/search.queries.ts';

export interface SearchRequest {
  readonly filter: PropertyFilter;
  /** Undefined: the wire contract's order, newest first with paying listings first within the page. */
  readonly order?: queries.Order | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly callerId: number | null;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  properties: PropertiesService;
  /** Counts matches without the database; undefined where it cannot tell. */
  count(filter: PropertyFilter): Promise<number | undefined>;
}

/** Nobody reads that far, and walking there costs seconds; beyond is an empty page. */
const LAST_OFFSET = 10_000;
/** How long an exact count of a broad filter is good enough. */
const COUNT_AGE = 30_000;

const promotedFirst = (rows: PropertyListRow[]) => [
  ...rows.filter(({ promoted }) => promoted),
  ...rows.filter(({ promoted }) => !promoted),
];

/** Search over everything on the market. */
export function searchService({ db, clock, properties, count }: Dependencies) {
  const counts = new LRUCache<string, Promise<number>>({ max: 500, ttl: COUNT_AGE });

  /** One count at a time per filter; several requests share it. */
  function total(filter: PropertyFilter, request: queries.PageRequest): Promise<number> {
    const key = JSON.stringify(filter);
    const cached = counts.get(key);
    if (cached) return cached;
    const counting = count(filter).then((known) => known ?? queries.countAll(db, request));
    counts.set(key, counting);
    counting.catch(() => counts.delete(key));
    return counting;
  }

  return {
    async search({ filter, order, limit, offset, callerId }: SearchRequest) {
      const where = await conditions(db, filter, clock.now());
      if (!where) return { data: [], total: 0 };
      // Price per area exists where an area is stated; the total counts only those too.
      const stated = order === 'price_per_area' ? [sql<boolean>`area is not null`] : [];
      const request = {
        base: 'is_on_market' as const,
        conditions: [...where, ...stated],
        order: order ?? 'newest',
        centre: filter.at,
        limit: offset > LAST_OFFSET ? 0 : limit,
        offset: Math.min(offset, LAST_OFFSET),
      };
      const page = await queries.idPage(db, request);
      const [rows, matches] = await Promise.all([
        properties.listRows(page.ids, callerId),
        page.total ??
          total(stated.length ? { ...filter, areaMin: filter.areaMin ?? Number.MIN_VALUE } : filter, request),
      ]);
      return { data: order ? rows : promotedFirst(rows), total: matches };
    },
  };
}

export type SearchService = ReturnType<typeof searchService>;
