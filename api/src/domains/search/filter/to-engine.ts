import type { Db } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import type { SearchEngine, SearchFilter } from '#ports/search-engine.ts';
import { appliedRows, type ResolvedFilter } from './filter.ts';
import { UNSUPPORTED } from './filter-table.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly engine: SearchEngine;
}

/** The filter of the search engine; undefined when it does not support every part. */
export async function toEngine(
  { db, clock, engine }: Dependencies,
  filter: ResolvedFilter,
): Promise<SearchFilter | undefined> {
  const sources = { db, now: clock.now() };
  let engineFilter: SearchFilter = {};
  for (const { row, value } of appliedRows(filter)) {
    const part = await row.toEngine(value, sources);
    if (part === UNSUPPORTED) return undefined;
    engineFilter = { ...engineFilter, ...part };
  }
  return engine.supports(engineFilter) ? engineFilter : undefined;
}
