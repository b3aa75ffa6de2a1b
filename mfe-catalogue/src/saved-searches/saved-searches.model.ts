import type { AnswerOf, getSavedSearches, SavedSearch } from '@lintel/api-contract';
import {
  $isTabVisible,
  $session,
  browserWatched,
  createPageGate,
  createQuery,
  createTabChannel,
  sessionEnded,
} from '@lintel/remote-kit';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { editEnded } from '#common/saved/edited-search.ts';
import { searchesMerged } from '#common/saved/merge.model.ts';
import {
  changeSavedSearchFx,
  deleteSavedSearchFx,
  loadAttributesFx,
  loadCategoriesFx,
  loadCitiesFx,
  loadPlacesFx,
  loadSavedSearchesFx,
  seeSavedSearchFx,
} from './saved-searches.api.ts';

export const {
  Gate: SavedSearchesGate,
  paramsChanged: opened,
  left,
} = createPageGate<Record<never, never>>();

/** Another name or another rhythm of alerts; the other one may have changed on another device. */
type OwnChange = Pick<SavedSearch, 'id'> & Partial<Pick<SavedSearch, 'name' | 'frequency'>>;
export const searchChanged = createEvent<OwnChange>();
export const searchDeleted = createEvent<number>();
/** The user goes to the results of a search. */
export const searchSeen = createEvent<number>();

/** Other pages, other devices and new homes change them: what was fetched is shown, and asked for again. */
export const searches = createQuery({ effect: loadSavedSearchesFx, staleAfter: 0 });
/** Searches of other clients name categories by their ids; filters are shown by their names. */
const categories = createQuery({ effect: loadCategoriesFx });
export const cities = createQuery({ effect: loadCitiesFx });
export const attributes = createQuery({ effect: loadAttributesFx });
export const places = createQuery({ effect: loadPlacesFx });
const changeFx = attach({
  effect: changeSavedSearchFx,
  mapParams: (change: OwnChange) => change,
});
const seeFx = attach({ effect: seeSavedSearchFx, mapParams: (id: number) => ({ id }) });
const deleteFx = attach({ effect: deleteSavedSearchFx, mapParams: (id: number) => ({ id }) });

export const $categories = categories.$data.map((answer) => answer?.data ?? []);

type Rows = readonly SavedSearch[];
type Change = Pick<SavedSearch, 'id'> & Partial<SavedSearch>;
const changed = (rows: Rows, change: Change): SavedSearch[] =>
  rows.map((search) => (search.id === change.id ? { ...search, ...change } : search));

/** As the account has them, as far as it has answered. */
const $known = createStore<Rows | null>(null)
  .on(searches.$data, (known, answer) => answer?.data ?? known)
  .on(changeFx.done, (known, { params }) => known && changed(known, params))
  .on(deleteFx.done, (known, { params }) => known && known.filter(({ id }) => id !== params))
  .reset(left, sessionEnded);
const $changesUnderWay = createStore<readonly Change[]>([])
  .on(changeFx, (changes, change) => [...changes, change])
  .on(changeFx.finally, (changes, { params }) => changes.filter((change) => change !== params));
const $removalsUnderWay = createStore<readonly number[]>([])
  .on(deleteFx, (ids, id) => [...ids, id])
  .on(deleteFx.finally, (ids, { params }) => ids.filter((id) => id !== params));

/** What is under way is shown at once, and taken back when it is refused or lost. */
export const $searches = combine(
  $known,
  $changesUnderWay,
  $removalsUnderWay,
  (known, changes, removals) =>
    known && changes.reduce(changed, known).filter(({ id }) => !removals.includes(id)),
);

const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(left);

sample({
  clock: [opened, $session],
  source: { isOpen: $isOpen, session: $session },
  filter: ({ isOpen, session }) => isOpen && session !== null,
  fn: () => ({}),
  target: searches.start,
});
sample({ clock: opened, fn: () => undefined, target: browserWatched });
const changedElsewhere = createTabChannel({
  name: 'lintel-saved-searches',
  opened,
  left,
  changed: sample({ clock: [changeFx.done, deleteFx.done] }),
});
/** The user comes back to the tab, perhaps from another device. */
const lookedAgain = sample({ clock: $isTabVisible, filter: Boolean });
sample({
  clock: [changedElsewhere, lookedAgain],
  source: { isOpen: $isOpen, session: $session },
  filter: ({ isOpen, session }) => isOpen && session !== null,
  fn: () => undefined,
  target: searches.refresh,
});
sample({ clock: opened, fn: () => ({ limit: 100 }), target: [categories.start, cities.start, places.start] });
sample({ clock: opened, fn: () => ({}), target: attributes.start });
sample({ clock: opened, fn: () => undefined, target: editEnded });
sample({ clock: searchSeen, target: seeFx });
sample({
  clock: searchSeen,
  fn: (id) => (answer: AnswerOf<typeof getSavedSearches>) => ({
    ...answer,
    data: changed(answer.data, { id, new_count: 0 }),
  }),
  target: searches.edit,
});
sample({ clock: searchChanged, target: changeFx });
sample({ clock: searchDeleted, target: deleteFx });
// What was refused is shown again as the server has it; what was saved must not come from the cache.
sample({
  clock: [changeFx.finally, deleteFx.finally, searchesMerged],
  fn: () => undefined,
  target: searches.refresh,
});
sample({ clock: sessionEnded, fn: () => undefined, target: searches.forget });
sample({
  clock: left,
  fn: () => undefined,
  target: [searches.reset, categories.reset, cities.reset, attributes.reset, places.reset],
});
