import type { Db } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import type { IndexFilter } from '#search-index/filter.ts';
import type { SearchIndex } from '#search-index/search-index.ts';
import { appliedRows, type ResolvedFilter } from './filter.ts';
import { UNSUPPORTED } from './filter-table.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly index: SearchIndex;
}

/** The filter in the codes of the index; undefined when the index does not support it. */
export async function toIndex(
  { db, clock, index }: Dependencies,
  filter: ResolvedFilter,
): Promise<IndexFilter | undefined> {
  await index.start();
  const sources = { db, index, now: clock.now() };
  let indexFilter: IndexFilter = {};
  for (const { row, value } of appliedRows(filter)) {
    const part = await row.toIndex(value, sources);
    if (part === UNSUPPORTED) return undefined;
    indexFilter = { ...indexFilter, ...part };
  }
  return indexFilter;
}
