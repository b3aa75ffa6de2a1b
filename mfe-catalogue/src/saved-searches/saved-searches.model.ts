import type { SavedSearch } from '@lintel/api-contract';
import { $session, createPageGate, createQuery, sessionEnded } from '@lintel/remote-kit';
import { attach, createEvent, createStore, sample } from 'effector';
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

/** The user gave a search another name or another rhythm of alerts. */
export const searchChanged = createEvent<Pick<SavedSearch, 'id' | 'name' | 'frequency'>>();
export const searchDeleted = createEvent<number>();
/** The user goes to the results of a search. */
export const searchSeen = createEvent<number>();

export const searches = createQuery({ effect: loadSavedSearchesFx });
/** Searches of other clients name categories by their ids; filters are shown by their names. */
const categories = createQuery({ effect: loadCategoriesFx });
export const cities = createQuery({ effect: loadCitiesFx });
export const attributes = createQuery({ effect: loadAttributesFx });
export const places = createQuery({ effect: loadPlacesFx });
const changeFx = attach({ effect: changeSavedSearchFx });
const seeFx = attach({ effect: seeSavedSearchFx, mapParams: (id: number) => ({ id }) });
const deleteFx = attach({ effect: deleteSavedSearchFx, mapParams: (id: number) => ({ id }) });

export const $categories = categories.$data.map((answer) => answer?.data ?? []);

/** Shown at once as the user has them; the list of the server takes their place when it comes again. */
export const $searches = createStore<readonly SavedSearch[] | null>(null, { serialize: 'ignore' })
  .on(searches.$data, (shown, answer) => answer?.data ?? shown)
  .on(
    searchChanged,
    (shown, change) =>
      shown?.map((search) => (search.id === change.id ? { ...search, ...change } : search)) ?? null,
  )
  .on(
    searchSeen,
    (shown, id) => shown?.map((search) => (search.id === id ? { ...search, new_count: 0 } : search)) ?? null,
  )
  .on(searchDeleted, (shown, gone) => shown?.filter(({ id }) => id !== gone) ?? null)
  .reset(left, sessionEnded);

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
sample({ clock: opened, fn: () => ({ limit: 100 }), target: [categories.start, cities.start, places.start] });
sample({ clock: opened, fn: () => ({}), target: attributes.start });
sample({ clock: opened, fn: () => undefined, target: editEnded });
sample({ clock: searchSeen, target: seeFx });
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
