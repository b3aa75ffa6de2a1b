import type { Db } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import type { SavedSearchFilter } from '#ports/saved-search-matcher.ts';
import type { SearchEngine, SearchFilter } from '#ports/search-engine.ts';
import { appliedRows, resolveCategories, type PropertyFilter, type ResolvedFilter } from './filter.ts';
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

/** What a saved search asks of listings, whatever is on the market now; undefined when nothing can match. */
export async function toSaved(
  { db, clock }: Omit<Dependencies, 'engine'>,
  { categorySlug, ...filter }: PropertyFilter,
): Promise<SavedSearchFilter | undefined> {
  // A slug is compared with that of the listing's category: it may belong to another category by then.
  const resolved = await resolveCategories(db, filter);
  if (!resolved) return undefined;
  const sources = { db, now: clock.now() };
  let saved: SavedSearchFilter = categorySlug === undefined ? {} : { categorySlug };
  for (const { row, value } of appliedRows(resolved)) {
    const part = row.toSaved ? row.toSaved(value) : await row.toEngine(value, sources);
    if (part === UNSUPPORTED) throw new Error('a saved search has a part that no engine has');
    saved = { ...saved, ...part };
  }
  return saved;
}
