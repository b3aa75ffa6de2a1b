import type { SavedSearch } from '@lintel/api-contract';
import { readFromTab, sessionEnded, writeToTab } from '@lintel/remote-kit';
import { createEffect, createEvent, createStore, sample } from 'effector';

/** A saved search whose filters the user changes on the page of results. */
export type EditedSearch = Pick<SavedSearch, 'id' | 'name' | 'frequency'>;

/** Of this tab alone: another one may change another search. */
const KEY = 'lintel.edited-search';

export const editBegun = createEvent<EditedSearch>();
/** The page of results is open; after a reload the tab still knows what is being changed. */
export const editResumed = createEvent();
/** Its filters are saved, or the user wants something else. */
export const editEnded = createEvent();

const isEdited = (value: unknown): value is EditedSearch => {
  const { id, name, frequency } = (value ?? {}) as Partial<EditedSearch>;
  return typeof id === 'number' && typeof name === 'string' && typeof frequency === 'string';
};
const recallFx = createEffect((): EditedSearch | null => {
  const kept = readFromTab(KEY);
  return isEdited(kept) ? kept : null;
});
const keepFx = createEffect((search: EditedSearch | null) => writeToTab(KEY, search));

export const $editedSearch = createStore<EditedSearch | null>(null)
  .on(editBegun, (_, search) => search)
  .on(recallFx.doneData, (known, kept) => known ?? kept)
  .reset(editEnded, sessionEnded);

sample({ clock: editResumed, target: recallFx });
sample({ clock: editBegun, target: keepFx });
sample({ clock: [editEnded, sessionEnded], fn: () => null, target: keepFx });
