import type { ApiError } from '@lintel/api-contract';
import {
  $isTabVisible,
  createPageList,
  createReadFx,
  createRowWrite,
  sessionEnded,
  sessionEnding,
  toApiError,
  waitFx,
  type CallOptions,
} from '@lintel/remote-kit';
import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { unreadChanged } from '#common/bus.ts';
import { failureNoticeFx, noticeFx, type FailureNotice, type Notice } from '#common/notices.ts';
import { isSameThread, type ThreadId } from '#chat/wire/address.ts';
import { deleteMessageFx, loadPageFx } from '#chat/wire/chat.api.ts';
import { messageOf, type Message } from '#chat/wire/message.ts';
import { $thread, left, opened } from './conversation.model.ts';
import { $activeAt, catchUpDue, messageArrived, messageRemoved, peerRead } from './live.model.ts';

const PAGE_SIZE = 30;
/** Milliseconds in which a deletion can be undone. */
export const UNDO_MS = 6000;
/** Milliseconds until messages are asked for once more that could not be fetched. */
const AGAIN_MS = 15_000;

interface PageParams {
  thread: ThreadId;
  page?: number;
  per_page?: number;
}
const callFx = createEffect<{ params: PageParams; options: CallOptions }, { data: Message[] }, ApiError>(
  async ({ params: { thread, ...paging }, options }) => {
    const { peerId, propertyId } = thread;
    const params = { user_id: peerId, property_id: propertyId, ...paging };
    try {
      const { data } = await loadPageFx.withOptions!({ params, options });
      return { data: data.data.map((row) => messageOf(row, peerId)) };
    } catch (thrown) {
      throw toApiError(thrown);
    }
  },
);
const loadMessagesFx = Object.assign(
  attach({ effect: callFx, mapParams: (params: PageParams) => ({ params, options: {} }) }),
  { withOptions: callFx },
);

/** Stored messages of the open conversation, oldest first. Asking for them marks what was received as read. */
export const history = createPageList({
  effect: loadMessagesFx,
  pageSize: PAGE_SIZE,
  idOf: ({ id }: Message) => id!,
});

const idsOf = (rows: readonly Message[]) => new Set(rows.map(({ id }) => id));

/** The newest page again, e.g. since a message has arrived. */
export const newestAsked = createEvent();
interface NewestCall {
  thread: ThreadId;
  /** Ids on screen when the call begins: those that the answer lacks are deleted, e.g. on another device of the user. */
  known: ReadonlySet<number | null>;
  controller: AbortController;
}
const readPageFx = createReadFx(loadMessagesFx);
const newestFx = createEffect(({ thread, controller }: NewestCall) =>
  readPageFx({ params: { thread, page: 1, per_page: PAGE_SIZE }, signal: controller.signal }),
);
const abortFx = createEffect((call: NewestCall) => call.controller.abort());
/** The newest page that is on its way for the conversation on screen. */
const $newestCall = createStore<NewestCall | null>(null)
  .on(newestFx, (_, call) => call)
  .on(newestFx.finally, (call, { params }) => (call === params ? null : call))
  .reset(abortFx);
// Another conversation waits for no answer to the one that was left.
sample({
  clock: $thread,
  source: $newestCall,
  filter: (call, thread) => call !== null && !isSameThread(thread, call.thread),
  fn: (call) => call!,
  target: abortFx,
});

/** A message keeps its place in the list until its removal is done; `$storedMessages` hides it meanwhile. */
export const removal = createRowWrite({
  list: { $rows: history.$rows, edit: createEvent<(rows: Message[], shown: string | null) => Message[]>() },
  idOf: ({ id }: Message) => id!,
  rowOf: ({ message_id }: { receiver_id: number; message_id: number }) => message_id,
  effect: deleteMessageFx,
  change: () => null,
  delayMs: UNDO_MS,
});
sample({ clock: sessionEnding, fn: () => undefined, target: removal.sendNow });
// What was not sent by then, e.g. since the session ended elsewhere, would be sent for the next user.
const dropRemovalsFx = attach({
  source: removal.$pending,
  effect: (ids) => ids.forEach(scopeBind(removal.undo, { safe: true })),
});
sample({ clock: sessionEnded, fn: () => undefined, target: dropRemovalsFx });

// A hidden page must not mark as read; it begins, or catches up, when it is shown.
const $begun = createStore<ThreadId | null>(null)
  .on(history.start, (_, { thread }) => thread)
  .reset(history.reset);
sample({
  clock: [opened, $isTabVisible],
  source: { thread: $thread, begun: $begun, isVisible: $isTabVisible },
  filter: ({ thread, begun, isVisible }) => isVisible && thread !== null && !isSameThread(thread, begun),
  fn: ({ thread }) => ({ thread: thread! }),
  target: history.start,
});
sample({ clock: [left, sessionEnded], fn: () => undefined, target: history.reset });

const arrivedInView = sample({ clock: messageArrived, filter: $isTabVisible, fn: () => undefined });
sample({ clock: [arrivedInView, catchUpDue], target: newestAsked });
// Counts come by another way than messages, and as soon as the page listens: one that slipped through shows in them.
const countGrew = sample({
  clock: unreadChanged,
  filter: ({ messages }) => messages > 0,
  fn: () => undefined,
});
sample({ clock: countGrew, filter: $isTabVisible, target: newestAsked });
/** Asked for while the first or the newest page was on its way, which may be older. One more call is enough for all that happened meanwhile. */
const $isBusy = combine(history.$pending, $newestCall, (isPending, call) => isPending || call !== null);
const $isDue = createStore(false).reset(opened);
const askedTooEarly = sample({ clock: newestAsked, filter: $isBusy });
const isFree = sample({ clock: $isBusy, filter: (isBusy) => !isBusy });
// A page that is on its way may have been taken from the database before the other side had read.
const readMeanwhile = sample({ clock: peerRead, filter: $isBusy });
$isDue.on([askedTooEarly, readMeanwhile], () => true);
sample({ clock: isFree, source: $isDue, filter: Boolean, fn: () => undefined, target: newestAsked });
$isDue.reset(newestFx);
sample({
  clock: newestAsked,
  source: { thread: $thread, rows: history.$rows, isBusy: $isBusy },
  filter: ({ thread, isBusy }) => thread !== null && !isBusy,
  fn: ({ thread, rows }): NewestCall => ({
    thread: thread!,
    known: idsOf(rows),
    controller: new AbortController(),
  }),
  target: newestFx,
});
// What was announced stays to be fetched; nothing else asks while neither side writes on.
const pauseFx = createEffect(() => waitFx(AGAIN_MS));
sample({
  clock: newestFx.fail,
  source: pauseFx.pending,
  filter: (isPausing, { error }) => !isPausing && toApiError(error).retryable,
  fn: () => undefined,
  target: pauseFx,
});
sample({ clock: pauseFx.done, filter: $isTabVisible, fn: () => undefined, target: newestAsked });
const newest = sample({
  clock: newestFx.done,
  source: { thread: $thread, rows: history.$rows },
  filter: ({ thread }, { params }) => isSameThread(thread, params.thread),
  fn: ({ rows }, { params: { thread, known }, result: { data } }) => {
    const isFull = data.length >= PAGE_SIZE;
    const shown = idsOf(rows);
    // More than a page has arrived meanwhile: what is between is fetched by beginning again.
    const hasGap = rows.length > 0 && isFull && !data.some(({ id }) => shown.has(id));
    const stored = idsOf(data);
    const oldest = isFull ? data.at(-1)!.id! : 0;
    const isDeleted = ({ id }: Message) => known.has(id) && !stored.has(id) && id! >= oldest;
    return { thread, rows: data.toReversed(), hasGap, isDeleted };
  },
});
sample({
  clock: newest,
  filter: ({ hasGap }) => hasGap,
  fn: ({ thread }) => ({ thread }),
  target: history.start,
});
const joining = sample({ clock: newest, filter: ({ hasGap }) => !hasGap });
sample({
  clock: joining,
  fn:
    ({ isDeleted }) =>
    (rows: Message[]) =>
      rows.filter((row) => !isDeleted(row)),
  target: history.edit,
});
sample({ clock: joining, fn: ({ rows }) => rows, target: history.receive });

sample({
  clock: peerRead,
  fn: () => (rows: Message[]) =>
    rows.map((row) => (row.state === 'sent' ? { ...row, state: 'read' as const } : row)),
  target: history.edit,
});
const isGone = ({ key }: ApiError) => key === 'notFound';
const foundGone = sample({ clock: removal.failed, filter: ({ error }) => isGone(error) });
sample({
  clock: removal.failed,
  filter: ({ error }) => !isGone(error),
  fn: ({ error }): FailureNotice => ({ error, words: (t, why) => t('message.notDeleted', { why }) }),
  target: failureNoticeFx,
});
const $gone = createStore<ReadonlySet<unknown>>(new Set())
  .on([removal.done, foundGone], (ids, { params }) => new Set(ids).add(params.message_id))
  .on(messageRemoved, (ids, id) => new Set(ids).add(id))
  .reset(sessionEnded);
// A notice stays as long as the pointer or the focus is on it, and so does its undo.
sample({
  clock: removal.undo,
  source: $gone,
  filter: (gone, id) => gone.has(id),
  fn: (): Notice => ({ tone: 'warning', words: (t) => t('message.tooLate') }),
  target: noticeFx,
});
// A page that was read before the removal still has the message.
sample({
  clock: [history.$rows, $gone],
  source: { rows: history.$rows, gone: $gone },
  filter: ({ rows, gone }) => rows.some(({ id }) => gone.has(id)),
  fn:
    ({ gone }) =>
    (rows: Message[]) =>
      rows.filter(({ id }) => !gone.has(id)),
  target: history.edit,
});

/** Spoken once: the newest message that arrived while the conversation was open. */
export const $announced = createStore<{ noticeId: string; name: string; text: string } | null>(null)
  .on(messageArrived, (_, message) => message)
  .reset(opened, left);

/** When the other side was last there, by events and by what they wrote before the conversation was opened; milliseconds since 1970. */
export const $lastSeenAt = combine($activeAt, history.$rows, (activeAt, rows): number | null => {
  const latest = rows.findLast(({ isMine }) => !isMine);
  const written = latest ? Date.parse(latest.at) : Number.NaN;
  return Number.isNaN(written) ? activeAt : Math.max(activeAt ?? 0, written);
});
