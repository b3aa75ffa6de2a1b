import type { SearchFilter } from './search-engine.ts';

/** What a saved search asks of listings, also of those that do not exist yet. */
export interface SavedSearchFilter extends SearchFilter {
  /** Each is part of the title, of the public address or of the name of the category. */
  readonly words?: readonly string[] | undefined;
  readonly categorySlug?: string | undefined;
  /** Exactly there. */
  readonly position?: { readonly latitude: number; readonly longitude: number } | undefined;
}

export interface SearchMatch {
  readonly searchId: number;
  readonly listingId: number;
}

/** Finds the saved searches with alerts that listings match, as both are committed when it is asked. */
export interface SavedSearchMatcher {
  /**
   * Every pair that matches. A text may match where PostgreSQL compares letters more strictly: the look at a search asks
   * PostgreSQL about the listings that were found.
   */
  match(listingIds: readonly number[]): Promise<readonly SearchMatch[]>;
  close(): Promise<void>;
}
