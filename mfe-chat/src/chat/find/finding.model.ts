import { createEvent, createStore } from 'effector';
import { $thread } from '#chat/model/conversation.model.ts';

/** What the rest of the page knows of the search; the search itself comes with its bar. */
export const findOpened = createEvent();
export const findClosed = createEvent();
/** The words that are searched for; empty while there are too few. */
export const soughtChanged = createEvent<string>();
/** The place that the search is at, as the id of its message. */
export const placeChanged = createEvent<number | null>();

export const $isFinding = createStore(false)
  .on(findOpened, () => true)
  .reset(findClosed, $thread.updates);
export const $soughtWords = createStore('')
  .on(soughtChanged, (_, words) => words)
  .reset(findClosed, $thread.updates);
export const $foundId = createStore<number | null>(null)
  .on(placeChanged, (_, id) => id)
  .reset(findClosed, $thread.updates);
