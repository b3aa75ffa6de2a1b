import { createPersistentValue } from '@lintel/remote-kit';
import { fromSearchString, toRememberedSearch } from '#common/search/filters/codec.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';

/** The search that was looked at last in this browser, and when. */
export interface LastSearch {
  /** Query of the results page. */
  query: string;
  /** Milliseconds since 1970. */
  at: number;
}

export const lastSearch = createPersistentValue<LastSearch | null>({
  // The home page looks whether there is anything before it fetches what shows it.
  key: 'lintel.last-search',
  read: (stored) => {
    const { query, at } = (stored ?? {}) as Partial<LastSearch>;
    return typeof query === 'string' && query !== '' && typeof at === 'number' ? { query, at } : null;
  },
});

/** Remembers a search that narrows anything; a look at everything is nothing to come back to. */
export function rememberLastSearch(query: SearchQuery, now: number): void {
  const text = toRememberedSearch(query);
  if (text !== '') lastSearch.change(() => ({ query: text, at: now }));
}

/** The remembered search as a query; null when there is none. */
export const readLastSearch = (): { query: SearchQuery; at: number } | null => {
  const known = lastSearch.get();
  return known && { query: fromSearchString(known.query), at: known.at };
};
