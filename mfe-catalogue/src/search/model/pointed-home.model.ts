import { createEvent, createStore } from 'effector';
import { left } from './search.model.ts';

// Which home is pointed at, shared by list and map; a file of its own so that a list without a map loads no map code.

/** The pointer or the focus is on a home, on the map or in the list; null when it left. */
export const homePointed = createEvent<number | null>();
/** The map opened the pin of a home, or of several with this one first; null when it closed. */
export const homeChosen = createEvent<number | null>();

export const $pointed = createStore<number | null>(null).on(homePointed, (_, id) => id);
/** The home behind the open pin. */
export const $chosenHome = createStore<number | null>(null)
  .on(homeChosen, (_, id) => id)
  .reset(left);
