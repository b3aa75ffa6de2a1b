import type { StoredLocation } from '@lintel/contract';
import { $location } from '@lintel/remote-kit';
import { createGate } from 'effector-react';
import { attach, combine, createEffect, createStore, sample } from 'effector';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { appliedFilters, type AppliedFilter } from '#common/search/filters/applied-filters.ts';
import { relaxedFilters } from './relaxed-filters.ts';
import { searchPropertiesFx } from '#search/model/search.api.ts';
import { $query, list } from '#search/model/search.model.ts';
import { withoutStalePlace } from '#search/model/stale-place.ts';
import type { SearchRequest } from '#common/search/filters/filter-row.ts';
import { toRequest } from '#common/search/filters/request.ts';

/** Open while the page shows that nothing was found; this code is loaded only then. */
export const ZeroResultsGate = createGate();

/** A change of one filter that finds homes: the filter removed, or relaxed to the value here. */
export interface Relaxation {
  way: 'removed' | 'relaxed';
  filter: AppliedFilter;
  /** The search with the change. */
  query: SearchQuery;
  total: number;
}
type Candidate = Omit<Relaxation, 'total'>;

/** Filters tried at most, one request or more each. */
const MAX_FILTERS = 10;
const MAX_SHOWN = 3;

const countFx = attach({ effect: searchPropertiesFx });
/** Counts the homes that each candidate would find; one row is enough to know the total. */
const countAllFx = createEffect(
  ({ candidates }: { key: string; candidates: (Candidate & { request: SearchRequest })[] }) =>
    Promise.all(candidates.map(({ request }) => countFx({ ...request, limit: 1 }))),
);

/** Of each filter: the relaxed values, then without it. */
const candidatesOf = (query: SearchQuery): Candidate[] =>
  appliedFilters(query)
    .slice(0, MAX_FILTERS)
    .flatMap((filter) => [
      ...relaxedFilters(query, filter).map((step) => ({ way: 'relaxed' as const, ...step })),
      { way: 'removed' as const, filter, query: withoutStalePlace(filter.without, query) },
    ]);

/** Of one filter only the first change that finds homes: the smallest. */
const firstOfEach = (relaxations: readonly Relaxation[]): Relaxation[] =>
  relaxations.filter(
    ({ filter }, at) => relaxations.findIndex((other) => other.filter.without === filter.without) === at,
  );

const $situation = combine({
  query: $query,
  location: $location,
  total: list.$total,
  pages: list.$pages,
  isOpen: ZeroResultsGate.status,
});

/** What a search asks for: two with the same key differ in their view at most. */
const keyOf = ({ query, location }: { query: SearchQuery; location: StoredLocation | null }): string =>
  JSON.stringify(toRequest(query, location));

/** What was counted last, and for which search. */
const $counted = createStore<{ key: string; relaxations: Relaxation[] }>({ key: '', relaxations: [] });
/** Changes of one filter that find homes, the most homes first. */
export const $relaxations = combine($counted, $situation, ({ key, relaxations }, situation) =>
  key === keyOf(situation) ? relaxations : [],
);

sample({
  clock: [ZeroResultsGate.open, list.$pages, list.$total],
  source: $situation,
  filter: ({ query, total, pages, isOpen }) =>
    isOpen && total === 0 && pages > 0 && appliedFilters(query).length > 0,
  fn: ({ query, location }) => ({
    key: keyOf({ query, location }),
    candidates: candidatesOf(query).map((one) => ({ ...one, request: toRequest(one.query, location) })),
  }),
  target: countAllFx,
});
sample({
  clock: countAllFx.done,
  source: $situation,
  // Answers about a search that is not on screen any more are dropped.
  filter: (situation, { params }) => params.key === keyOf(situation),
  fn: (_, { params: { key, candidates }, result }) => ({
    key,
    relaxations: firstOfEach(
      candidates
        .map(({ way, filter, query }, index) => ({ way, filter, query, total: result[index]?.total ?? 0 }))
        .filter(({ total }) => total > 0),
    )
      .toSorted((a, b) => b.total - a.total)
      .slice(0, MAX_SHOWN),
  }),
  target: $counted,
});
