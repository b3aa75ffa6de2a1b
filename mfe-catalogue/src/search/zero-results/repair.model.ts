import { $location } from '@lintel/remote-kit';
import { createGate } from 'effector-react';
import { attach, combine, createEffect, createStore, sample } from 'effector';
import { filtersKey } from '#common/search/filters/codec.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { appliedFilters, type AppliedFilter } from '#common/search/filters/applied-filters.ts';
import { nearestSteps } from './nearest-steps.ts';
import { searchPropertiesFx } from '#search/model/search.api.ts';
import { $query, list, paramsChanged } from '#search/model/search.model.ts';
import type { SearchRequest } from '#common/search/filters/filter-row.ts';
import { toRequest } from '#common/search/filters/request.ts';

/** Open while the page says that nothing was found; this code is fetched only then. */
export const RepairGate = createGate();

/** What would find homes, and how many: a filter that goes, or one that gives way to what is said here. */
export interface Repair {
  way: 'without' | 'eased';
  filter: AppliedFilter;
  /** The search with it. */
  query: SearchQuery;
  total: number;
}
type Candidate = Omit<Repair, 'total'>;

/** More filters than these nobody wants to be asked about. */
const MOST_ASKED = 10;
const MOST_SHOWN = 3;

const countFx = attach({ effect: searchPropertiesFx });
/** Counts the homes that each candidate would find; one row is enough to know the total. */
const countAllFx = createEffect(
  ({ candidates }: { key: string; candidates: (Candidate & { request: SearchRequest })[] }) =>
    Promise.all(candidates.map(({ request }) => countFx({ ...request, limit: 1 }))),
);

/** Of each filter its nearest steps, and then that it goes. */
const candidatesOf = (query: SearchQuery): Candidate[] =>
  appliedFilters(query)
    .slice(0, MOST_ASKED)
    .flatMap((filter) => [
      ...nearestSteps(query, filter).map((step) => ({ way: 'eased' as const, ...step })),
      { way: 'without' as const, filter, query: filter.without },
    ]);

/** Of one filter only the first way that finds something: what costs least. */
const firstOfEach = (repairs: readonly Repair[]): Repair[] =>
  repairs.filter(
    ({ filter }, at) => repairs.findIndex((other) => other.filter.without === filter.without) === at,
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
    candidates: candidatesOf(query).map((one) => ({ ...one, request: toRequest(one.query, location) })),
  }),
  target: countAllFx,
});
sample({
  clock: countAllFx.done,
  source: $query,
  // An answer about a search that is not on screen any more helps nobody.
  filter: (query, { params }) => params.key === filtersKey(query),
  fn: (_, { params: { candidates }, result }) =>
    firstOfEach(
      candidates
        .map(({ way, filter, query }, index) => ({ way, filter, query, total: result[index]?.total ?? 0 }))
        .filter(({ total }) => total > 0),
    )
      .toSorted((a, b) => b.total - a.total)
      .slice(0, MOST_SHOWN),
  target: $repairs,
});
