import type { SearchQuery } from '#common/search/filters/search-query.ts';

/** A search for another place by name leaves the window of the previous place. */
export function withoutStaleBox(next: SearchQuery, before: SearchQuery): SearchQuery {
  const isSamePlace = (['city', 'state', 'country', 'q'] as const).every((key) => next[key] === before[key]);
  if (isSamePlace || !next.map || next.map.box !== before.map?.box) return next;
  const { box: _, ...map } = next.map;
  return { ...next, map };
}
