import { $location } from '@lintel/remote-kit';
import { createGate } from 'effector-react';
import { attach, combine, createEffect, createStore, sample } from 'effector';
import { filtersKey } from '#common/search/search-query.ts';
import { appliedFilters, type AppliedFilter } from './applied-filters.ts';
import { searchPropertiesFx } from './search.api.ts';
import { $query, list, paramsChanged } from './search.model.ts';
import { toRequest, type SearchRequest } from './search.request.ts';

/** Open while the page says that nothing was found; this code is fetched only then. */
export const RepairGate = createGate();

/** A filter without which there would be homes, and how many. */
export interface Repair {
  filter: AppliedFilter;
  total: number;
}

/** More filters than these nobody wants to be asked about. */
const MOST_ASKED = 10;
const MOST_SHOWN = 3;

const countFx = attach({ effect: searchPropertiesFx });
/** Counts the homes that each candidate would find; one row is enough to know the total. */
const countAllFx = createEffect(
  ({ candidates }: { key: string; candidates: { filter: AppliedFilter; request: SearchRequest }[] }) =>
    Promise.all(candidates.map(({ request }) => countFx({ ...request, limit: 1 }))),
);

const $situation = combine({
  query: $query,
  location: $location,
  total: list.$total,
  pages: list.$pages,
  isAsked: RepairGate.status,
});

/** What would find homes when nothing does, the most promising first. */
export const $repairs = createStore<Repair[]>([], { serialize: 'ignore' }).reset(paramsChanged);

sample({
  clock: [RepairGate.open, list.$pages, list.$total],
  source: $situation,
  filter: ({ query, total, pages, isAsked }) =>
    isAsked && total === 0 && pages > 0 && appliedFilters(query).length > 0,
  fn: ({ query, location }) => ({
    key: filtersKey(query),
    candidates: appliedFilters(query)
      .slice(0, MOST_ASKED)
      .map((filter) => ({ filter, request: toRequest(filter.without, location) })),
  }),
  target: countAllFx,
});
sample({
  clock: countAllFx.done,
  source: $query,
  // An answer about a search that is not on screen any more helps nobody.
  filter: (query, { params }) => params.key === filtersKey(query),
  fn: (_, { params: { candidates }, result }) =>
    candidates
      .map(({ filter }, index) => ({ filter, total: result[index]?.total ?? 0 }))
      .filter(({ total }) => total > 0)
      .toSorted((a, b) => b.total - a.total)
      .slice(0, MOST_SHOWN),
  target: $repairs,
});
