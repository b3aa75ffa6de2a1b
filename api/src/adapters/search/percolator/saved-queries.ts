import { all, conditionOf, term, type Condition } from '#adapters/search/opensearch/conditions.ts';
import { documentOf, listingFields } from '#adapters/search/opensearch/documents.ts';
import type { Shape } from '#adapters/search/opensearch/feed-state.ts';
import type { SavedSearchFilter } from '#ports/saved-search-matcher.ts';
import type { ListingRow } from '#search-index/columns/listings.queries.ts';

/** Increases with every change of what a stored query or a compared listing has: then all queries are written again. */
export const QUERIES = 2;

/** What an index of saved searches is made with: queries over the fields of a listing, and over texts of it. */
export const queriesBody = ({ shards, replicas }: Shape) => ({
  settings: { number_of_shards: shards, number_of_replicas: replicas, refresh_interval: '1s' },
  mappings: {
    dynamic: 'strict',
    properties: {
      ...listingFields,
      texts: { type: 'keyword' },
      category_slug: { type: 'keyword' },
      search_id: { type: 'integer' },
      query: { type: 'percolator' },
    },
  },
});

/**
 * Letters without case and marks, each by itself: what PostgreSQL finds in a text regardless of case is found in the folded text,
 * whichever letters surround it.
 */
const folded = (text: string): string =>
  Array.from(text, (letter) => letter.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')).join('');

const containing = (word: string): Condition => ({
  wildcard: { texts: { value: `*${folded(word).replaceAll(/[*?\\]/g, String.raw`\$&`)}*` } },
});

/** The query of a saved search; nothing matches one that is undefined. */
export function savedQuery(filter: SavedSearchFilter | undefined): Condition {
  if (!filter) return { match_none: {} };
  const { words = [], categorySlug, position, ...rest } = filter;
  return all([
    conditionOf(rest),
    ...words.map(containing),
    ...(categorySlug === undefined ? [] : [term('category_slug', categorySlug)]),
    ...(position ? [term('latitude', position.latitude), term('longitude', position.longitude)] : []),
  ]);
}

/** A listing as stored queries are asked about it. */
export const comparedListing = (
  row: ListingRow,
  category: { name: string; slug_id: string } | undefined,
) => ({
  ...documentOf(row),
  // The address of a premium listing is not public.
  texts: [row.is_premium ? row.title : `${row.title}\n${row.address}`, category?.name ?? ''].map(folded),
  category_slug: category?.slug_id,
});
