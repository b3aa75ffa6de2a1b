import type { SavedSearch } from '@lintel/api-contract';
import { sessionEnded } from '@lintel/remote-kit';
import { createEvent, createStore } from 'effector';

/** A saved search whose filters the user changes on the page of results. */
export type EditedSearch = Pick<SavedSearch, 'id' | 'name' | 'frequency'>;

export const editBegun = createEvent<EditedSearch>();
/** Its filters are saved, or the user wants something else. */
export const editEnded = createEvent();
export const $editedSearch = createStore<EditedSearch | null>(null, { serialize: 'ignore' })
  .on(editBegun, (_, search) => search)
  .reset(editEnded, sessionEnded);
