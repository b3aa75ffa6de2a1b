import type { PropertyListRow } from '@lintel/api-contract';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PropertiesService } from '../listings/properties.service.ts';
import { conditions, type PropertyFilter } from './filters.ts';
import * as queries from './search.queries.ts';

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
export function searchService({ db, clock, properties }: Dependencies) {
  const counts = new LRUCache<string, Promise<number>>({ max: 500, ttl: COUNT_AGE });

  /** One count at a time per filter; several requests share it. */
  function total(filter: PropertyFilter, request: queries.PageRequest): Promise<number> {
    const key = JSON.stringify(filter);
    const known = counts.get(key);
    if (known) return known;
    const counting = queries.countAll(db, request);
    counts.set(key, counting);
    counting.catch(() => counts.delete(key));
    return counting;
  }

  return {
    async search({ filter, order, limit, offset, callerId }: SearchRequest) {
      const where = await conditions(db, filter, clock.now());
      if (!where) return { data: [], total: 0 };
      const request = {
        base: 'is_on_market' as const,
        conditions: where,
        order: order ?? 'newest',
        centre: filter.at,
        limit: offset > LAST_OFFSET ? 0 : limit,
        offset: Math.min(offset, LAST_OFFSET),
      };
      const page = await queries.idPage(db, request);
      const [rows, count] = await Promise.all([
        properties.listRows(page.ids, callerId),
        page.total ?? total(filter, request),
      ]);
      return { data: order ? rows : promotedFirst(rows), total: count };
    },
  };
}

export type SearchService = ReturnType<typeof searchService>;
