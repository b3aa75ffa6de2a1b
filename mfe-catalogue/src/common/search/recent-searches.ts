import type { Locale } from '@lintel/contract';
import { formatList } from '@lintel/i18n';
import { fromSearchString, toRememberedSearch } from '#common/search/filters/codec.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';

/** The latest searches of this browser, newest first. They never leave it. */
const KEY = 'lintel.recent-searches';
const MOST = 5;

const isNothing = (query: SearchQuery) => toRememberedSearch(query) === '';

/** Empty when nothing readable is stored. */
export function readRecentSearches(storage: Pick<Storage, 'getItem'>): SearchQuery[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((entry): entry is string => typeof entry === 'string')
      .map((entry) => fromSearchString(entry))
      .filter((query) => !isNothing(query))
      .slice(0, MOST);
  } catch {
    return []; // Unreadable or forbidden storage is an empty list, never an error for the user.
  }
}

/** Puts a search first; one without any filter is not worth remembering. */
export function rememberSearch(storage: Pick<Storage, 'getItem' | 'setItem'>, query: SearchQuery): void {
  if (isNothing(query)) return;
  const entry = toRememberedSearch(query);
  const others = readRecentSearches(storage)
    .map(toRememberedSearch)
    .filter((one) => one !== entry);
  try {
    storage.setItem(KEY, JSON.stringify([entry, ...others].slice(0, MOST)));
  } catch {
    // A full or forbidden storage only means that nothing is remembered.
  }
}

/** What distinguishes a search in a few words: place, words, category. The names of these are given in the language on screen. */
export const searchWords = (
  { city, state, country, q, category }: Pick<SearchQuery, 'city' | 'state' | 'country' | 'q' | 'category'>,
  locale: Locale,
): string => formatList([city, state, country, q, category], locale);
