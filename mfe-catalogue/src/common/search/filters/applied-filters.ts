import { setFilters, type FilterKey } from './filter-table.ts';
import { noMap } from './map-query.ts';
import { emptyQuery, type SearchQuery } from './search-query.ts';

/** Names of chips: the filter, or of the map what was drawn and the window. */
export type FilterKind = Exclude<FilterKey, 'sort' | 'page' | 'map'> | 'areas' | 'box';

/** One applied filter: what it is, and the search without it. */
export interface AppliedFilter {
  kind: FilterKind;
  /** As in the query: a slug, a name, a number as text, an id as text. */
  value: string;
  without: SearchQuery;
}

/** Everything that narrows the results, in the order of the table. The order of the results is no filter. */
export const appliedFilters = (query: SearchQuery): AppliedFilter[] =>
  setFilters(query).flatMap(({ key, row, value }) =>
    row.chips(value).map((chip) => ({
      kind: chip.kind ?? (key as FilterKind),
      value: chip.value,
      without: withPart(query, key, chip.without),
    })),
  );

/** The search with another value of one part; without one, as in the empty search. */
function withPart(query: SearchQuery, key: FilterKey, value: unknown): SearchQuery {
  const { [key]: _, ...others } = query;
  const any = emptyQuery[key];
  return { ...others, ...((value ?? any) !== undefined && { [key]: value ?? any }) } as SearchQuery;
}

export const appliedCount = (query: SearchQuery): number => appliedFilters(query).length;

/** The same order without any filter. */
export const withoutFilters = ({ sort, map }: SearchQuery): SearchQuery => ({
  ...emptyQuery,
  sort,
  ...(map && { map: { ...noMap, view: map.view } }),
});
