import type { ChatRow } from '@lintel/api-contract';
import {
  $session,
  $shell,
  createPageGate,
  createQuery,
  sessionEnded,
  sessionStarted,
  started,
} from '@lintel/remote-kit';
import { attach, sample } from 'effector';
import { loadThreadsFx } from './threads.api.ts';

export const { Gate: ThreadsGate, paramsChanged } = createPageGate<Record<never, never>>();

export const threads = createQuery({ effect: loadThreadsFx });

const sumOfUnread = (rows: ChatRow[]) => rows.reduce((sum, { unread_count }) => sum + unread_count, 0);

/** Messages that the person has not read, over all threads; null while unknown. */
export const $unread = threads.$data.map((answer) => answer && sumOfUnread(answer.data));

const announceUnreadFx = attach({
  source: $shell,
  effect: (shell, unread: number) => shell?.emit('chat.unread-counted@1', { unread }),
});

// Threads are private: they are loaded for a signed-in person only, and forgotten when that person leaves.
sample({
  clock: [started, sessionStarted, paramsChanged],
  source: $session,
  filter: Boolean,
  fn: () => ({ page: 1, per_page: 50 }),
  target: threads.start,
});
sample({ clock: sessionEnded, fn: () => undefined, target: threads.forget });
sample({
  clock: $unread,
  filter: (unread): unread is number => unread !== null,
  target: announceUnreadFx,
});
