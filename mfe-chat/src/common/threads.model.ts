import type { ChatRow } from '@lintel/api-contract';
import {
  $session,
  createQuery,
  refetchOnPush,
  sessionEnded,
  sessionStarted,
  started,
  waitFx,
} from '@lintel/remote-kit';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { conversationChanged, unreadChanged } from './bus.ts';
import { loadThreadsFx } from './threads.api.ts';

/** Conversations that one answer brings. */
export const THREADS_A_PAGE = 50;

/** Milliseconds from the first sign to the call. */
const SETTLE_MS = 250;

/** The conversations, the one with the newest message first. */
export const threads = createQuery({ effect: loadThreadsFx });

const sumOfUnread = (rows: ChatRow[]) => rows.reduce((sum, { unread_count }) => sum + unread_count, 0);

/** As the back end counts it, over all conversations; null until it has answered. */
const $counted = createStore<number | null>(null)
  .on(unreadChanged, (_, { messages }) => messages)
  .reset(sessionEnded);

/** Messages that the user has not read; null while unknown. */
export const $unread = combine(
  { counted: $counted, answer: threads.$data },
  ({ counted, answer }) => counted ?? (answer && sumOfUnread(answer.data)),
);

// Conversations are private: they are loaded for a signed-in user only, and forgotten when that user leaves.
sample({
  clock: [started, sessionStarted],
  source: $session,
  filter: Boolean,
  fn: () => ({ page: 1, per_page: THREADS_A_PAGE }),
  target: threads.start,
});
sample({ clock: sessionEnded, fn: () => undefined, target: threads.forget });
/** The rows are older than what is stored. */
export const threadsOutdated = createEvent();
refetchOnPush(['chat', 'delete_message'], threadsOutdated);
sample({ clock: conversationChanged, fn: () => undefined, target: threadsOutdated });
// Read here or on another page of the user.
sample({
  clock: $counted,
  source: threads.$data,
  filter: (answer, count) => answer !== null && count !== null && count !== sumOfUnread(answer.data),
  fn: () => undefined,
  target: threadsOutdated,
});
// A message causes up to three signs: that it came, that more is unread, that it was read. The rows are asked for once, after the message.
const pauseFx = createEffect(() => waitFx(SETTLE_MS));
sample({
  clock: threadsOutdated,
  source: pauseFx.pending,
  filter: (isPausing) => !isPausing,
  fn: () => undefined,
  target: pauseFx,
});
sample({ clock: pauseFx.done, fn: () => undefined, target: threads.refresh });
