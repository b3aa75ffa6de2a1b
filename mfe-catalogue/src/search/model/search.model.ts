import type { SearchFacets } from '@lintel/api-contract';
import {
  $clock,
  $location,
  $session,
  createPageGate,
  createPagination,
  createQuery,
} from '@lintel/remote-kit';
import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { loadFacetsFx } from '#common/wire/newer-calls.ts';
import { filtersKey } from '#common/search/filters/codec.ts';
import { emptyQuery, type SearchQuery } from '#common/search/filters/search-query.ts';
import {
  loadCategoriesFx,
  loadCitiesFx,
  loadFacilitiesFx,
  loadAttributesFx,
  searchPropertiesFx,
} from './search.api.ts';
import { toFilters, toRequest } from '#common/search/filters/request.ts';

// The address is the source of truth: the page passes its parsed query to the gate, and navigates to change anything.

export const PAGE_SIZE = 24;
const FRESH_MS = 10 * 60_000;

export const { Gate: SearchGate, paramsChanged, left } = createPageGate<{ query: SearchQuery }>();
/** Filters are chosen in the dialog and not yet applied. */
export const draftChanged = createEvent<SearchQuery>();
/** The dialog was closed without applying them. */
export const draftDropped = createEvent();

export const list = createPagination({ effect: searchPropertiesFx, pageSize: PAGE_SIZE });
export const categories = createQuery({ effect: loadCategoriesFx });
export const cities = createQuery({ effect: loadCitiesFx });
export const attributes = createQuery({ effect: loadAttributesFx });
export const facilities = createQuery({ effect: loadFacilitiesFx });
/** Names of places nearby are shown. */
export const facilitiesNeeded = createEvent();
/** How many listings the draft would show: the same search with a single row. */
export const draftCount = createQuery({ effect: searchPropertiesFx });

/** Matches per option for the filters on screen, or for those being chosen in the dialog. */
export const facets = createQuery({ effect: loadFacetsFx });
/** The counts on screen. They stay until the next answer, so that the panel does not jump with every change. */
export const $counts = createStore<SearchFacets | null>(null)
  .on(facets.$data, (shown, answer) => answer?.data ?? shown)
  .on(facets.$error, (shown, error) => (error ? null : shown))
  .reset(left);

export const $query = createStore<SearchQuery>(emptyQuery).on(paramsChanged, (_, { query }) => query);

/** Which list is on screen or loading, for which user, and since when. */
const $shown = createStore<{ key: string; userId: number; at: number } | null>(null);
const $context = combine({
  location: $location,
  session: $session,
  clock: $clock,
  shown: $shown,
  pages: list.$pages,
  error: list.$error,
});

const $isOpen = createStore(false)
  .on(paramsChanged, () => true)
  .reset(left);
/** Results depend on the user and on the location. */
const requestContextChanged = sample({
  clock: [$location, $session],
  source: { query: $query, isOpen: $isOpen },
  filter: ({ isOpen }) => isOpen,
});

/** What a new address requires of the list: one page more, a new list, or nothing. */
const searchRequested = sample({
  clock: [paramsChanged, requestContextChanged],
  source: $context,
  fn: ({ location, session, clock, shown, pages, error }, { query }) => {
    const params = toRequest(query, location);
    const key = `${filtersKey(query)} ${JSON.stringify(params)}`;
    const userId = session?.user.id ?? 0;
    const same = shown?.key === key && shown.userId === userId && clock.now() - shown.at < FRESH_MS && !error;
    const step = !same ? 'new' : query.page === pages + 1 ? 'more' : query.page === pages ? 'nothing' : 'new';
    return { step, params, pages: query.page, shown: { key, userId, at: clock.now() } } as const;
  },
});
sample({ clock: searchRequested, filter: ({ step }) => step === 'new', target: list.start });
sample({
  clock: searchRequested,
  filter: ({ step }) => step === 'more',
  fn: () => undefined,
  target: list.more,
});
$shown.on(searchRequested, (before, { step, shown }) => (step === 'new' ? shown : before));

sample({
  clock: searchRequested,
  fn: ({ params: { sort: _sort, ...filters } }) => filters,
  target: facets.start,
});
sample({ clock: paramsChanged, fn: () => ({ has_property: '1', limit: 100 }), target: categories.start });
sample({ clock: paramsChanged, fn: () => ({ limit: 100 }), target: cities.start });
sample({ clock: paramsChanged, fn: () => ({}), target: attributes.start });
const queryNamesPlaces = sample({
  clock: paramsChanged,
  filter: ({ query }) => Boolean(query.nearby?.length),
});
sample({
  clock: [facilitiesNeeded, queryNamesPlaces],
  source: facilities.$data,
  filter: (known) => !known,
  fn: () => ({}),
  target: facilities.start,
});
sample({
  clock: left,
  fn: () => undefined,
  target: [
    categories.reset,
    cities.reset,
    attributes.reset,
    facilities.reset,
    draftCount.reset,
    facets.reset,
  ],
});

const $isChoosing = createStore(false)
  .on(draftChanged, () => true)
  .reset(draftDropped, left);
const draftPaused = debounce({ source: draftChanged, timeout: 250 });
const draftSettled = sample({ clock: draftPaused, filter: $isChoosing });
sample({
  clock: draftSettled,
  source: $location,
  fn: (location, query) => toFilters(query, location),
  target: facets.start,
});
sample({
  clock: draftSettled,
  source: $location,
  fn: (location, query) => ({ ...toRequest(query, location), limit: 1 }),
  target: draftCount.start,
});
sample({
  clock: draftDropped,
  source: { query: $query, location: $location },
  fn: ({ query, location }) => toFilters(query, location),
  target: facets.start,
});
