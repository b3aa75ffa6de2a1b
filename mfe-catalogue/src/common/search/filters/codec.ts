import { writeRows } from './filter-row.ts';
import { filterTable, setFilters } from './filter-table.ts';
import { noMap, type ResultsView } from './map-query.ts';
import { emptyQuery, type SearchQuery } from './search-query.ts';

/** Filters in the path of an address (`/properties/city/…`, `/properties-on-map`). */
interface Preset {
  category?: string | undefined;
  city?: string | undefined;
  /** The address itself may name another one. */
  view?: ResultsView | undefined;
}

/** Reads the query of an address; category and city of the path win. */
export function fromSearchString(search: string, { view, ...preset }: Preset = {}): SearchQuery {
  const url = new URLSearchParams(search);
  const read = Object.entries(filterTable).map(([key, row]) => [key, row.read(url)] as const);
  const named = Object.entries(preset).filter(([, value]) => value !== undefined);
  const query: SearchQuery = {
    ...emptyQuery,
    ...Object.fromEntries(read.filter(([, value]) => value !== undefined)),
    ...Object.fromEntries(named),
  };
  if (!view) return query;
  const { map = noMap } = query;
  return { ...query, map: { ...map, view: map.view || view } };
}

/** Writes the query of an address, without the question mark. "Any" is left out; the order is always the same. */
export const toSearchString = (query: SearchQuery): string => writeRows(setFilters(query));

const withoutMap = ({ map: _map, organic: _organic, ...query }: SearchQuery): SearchQuery => ({
  ...query,
  page: 1,
});

/** Equal for addresses with the same filters and order, whatever is loaded of the list and seen of the map. */
export const filtersKey = (query: SearchQuery): string => toSearchString(withoutMap(query));

/** What this browser remembers of a search; empty when nothing narrows it. */
export const toRememberedSearch = (query: SearchQuery): string => filtersKey({ ...query, sort: '' });
