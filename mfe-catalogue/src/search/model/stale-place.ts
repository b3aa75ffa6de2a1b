import type { MapQuery } from '#common/search/filters/map-query.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';

/** A search for another place by name leaves the window of the previous place, a search without its distance leaves the centre of that. */
export function withoutStalePlace(next: SearchQuery, before: SearchQuery): SearchQuery {
  if (!next.map) return next;
  const isSamePlace = (['city', 'state', 'country', 'q'] as const).every((key) => next[key] === before[key]);
  const map: MapQuery = { ...next.map };
  if (!isSamePlace && map.box === before.map?.box) delete map.box;
  if (next.radius === undefined && before.radius !== undefined) delete map.at;
  return { ...next, map };
}
