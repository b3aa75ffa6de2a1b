import { wireOf, type Position, type SearchRequest } from './filter-row.ts';
import { setFilters } from './filter-table.ts';
import type { SearchQuery } from './search-query.ts';

/**
 * What a call sends for the filters of a search: empty values are left out. Distance, as filter and as order, is left out
 * where neither the map nor the stored location has a position.
 */
export function toFilters(query: SearchQuery, location: Position | null): Omit<SearchRequest, 'sort'> {
  const { sort: _sort, ...filters } = toRequest(query, location);
  return filters;
}

/** The filters and the order of a search. */
export function toRequest(query: SearchQuery, location: Position | null): SearchRequest {
  const [longitude, latitude] = query.map?.at ?? [location?.longitude, location?.latitude];
  const position = longitude === undefined || latitude === undefined ? null : { latitude, longitude };
  return { sort: 'recommended', ...wireOf(setFilters(query), { position, radius: query.radius }) };
}
