import { withNumbers, type NumberKey, type SearchQuery } from '#common/search/filters/search-query.ts';
import type { AppliedFilter } from '#common/search/filters/applied-filters.ts';

/** How far a bound is relaxed: a little, then more. */
const ceilings = [1.1, 1.25];
const floors = [0.9, 0.75];
const DISTANCES = [2, 5, 10, 25, 50];

/** Round figures of two digits: 275,000 and not 274,983. */
const round = (value: number): number => Number(value.toPrecision(2));

const relaxedValues: Record<NumberKey, (value: number) => number[]> = {
  min: (value) => floors.map((part) => round(value * part)),
  max: (value) => ceilings.map((part) => round(value * part)),
  areaMin: (value) => floors.map((part) => round(value * part)),
  areaMax: (value) => ceilings.map((part) => round(value * part)),
  beds: (value) => [value - 1].filter((count) => count > 0),
  baths: (value) => [value - 1].filter((count) => count > 0),
  radius: (value) => DISTANCES.filter((distance) => distance > value).slice(0, 2),
};

/** A filter with a relaxed value, and the search with it. */
export interface RelaxedFilter {
  filter: AppliedFilter;
  query: SearchQuery;
}

/** The relaxed values of a numeric filter, the smallest change first; none for any other filter. */
export function relaxedFilters(query: SearchQuery, filter: AppliedFilter): RelaxedFilter[] {
  const { kind } = filter;
  if (!(kind in relaxedValues)) return [];
  const key = kind as NumberKey;
  return relaxedValues[key](Number(filter.value))
    .filter((value) => value !== Number(filter.value))
    .map((value) => ({
      filter: { ...filter, value: String(value) },
      query: withNumbers(query, { [key]: value }),
    }));
}
