import { createPersistentValue } from '@lintel/remote-kit';
import type { SearchRequest } from '#common/search/filters/filter-row.ts';

/** A search that a visitor saved. */
export interface VisitorSearch {
  name: string;
  /** The query of the results page. The search is known by it: the same one twice is one. */
  address: string;
  /** What the account is to look for, once there is one. */
  filter: Omit<SearchRequest, 'sort'>;
  /** ISO date and time. */
  savedAt: string;
}

/** As many as an account takes. */
export const MOST_SEARCHES = 20;

const isSearch = (value: unknown): value is VisitorSearch => {
  const { name, address, filter, savedAt } = (value ?? {}) as Partial<VisitorSearch>;
  return (
    typeof name === 'string' &&
    typeof address === 'string' &&
    typeof filter === 'object' &&
    filter !== null &&
    typeof savedAt === 'string' &&
    !Number.isNaN(Date.parse(savedAt))
  );
};

/** Saved searches of a visitor, newest first; in this browser alone, until they move into an account. */
export const visitorSearches = createPersistentValue<readonly VisitorSearch[]>({
  key: 'lintel.visitor-searches',
  read: (stored) => (Array.isArray(stored) ? stored.filter(isSearch) : []),
});

/** Puts a search first. `full`: another one has to go before; `forbidden`: this browser stores nothing. */
export function keepSearch(search: VisitorSearch): 'kept' | 'full' | 'forbidden' {
  const before = visitorSearches.get();
  if (before.some(({ address }) => address === search.address)) return 'kept';
  if (before.length >= MOST_SEARCHES) return 'full';
  if (visitorSearches.change((all) => [search, ...all])) return 'kept';
  // Gone with the page: no place for what the visitor wants kept.
  dropVisitorSearches([search.address]);
  return 'forbidden';
}

export const renameVisitorSearch = (address: string, name: string): boolean =>
  visitorSearches.change((all) =>
    all.map((search) => (search.address === address ? { ...search, name } : search)),
  );

export const dropVisitorSearches = (addresses: readonly string[]): boolean =>
  visitorSearches.change((all) => all.filter(({ address }) => !addresses.includes(address)));
