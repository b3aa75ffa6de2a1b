import { createQuery } from '@lintel/remote-kit';
import { createEvent, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { suggestFx } from '#common/wire/newer-calls.ts';

/** The user types into the search field: the text so far. */
export const typed = createEvent<string>();
/** The field is gone. */
export const left = createEvent();

const SHORTEST = 2;
const PAUSE_MS = 150;

/** Suggestions are a help: when they fail the field works as without. */
export const suggestions = createQuery({ effect: suggestFx });

const settled = debounce({ source: typed, timeout: PAUSE_MS });
sample({
  clock: settled,
  filter: (text) => text.trim().length >= SHORTEST,
  fn: (text) => ({ query: text.trim() }),
  target: suggestions.start,
});
sample({
  clock: [typed, left],
  filter: (text) => (text ?? '').trim().length < SHORTEST,
  fn: () => undefined,
  target: suggestions.reset,
});
