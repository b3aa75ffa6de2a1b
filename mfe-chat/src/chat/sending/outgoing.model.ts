import type { ApiError } from '@lintel/api-contract';
import type { Delivery, WaitingWrite } from '@lintel/contract';
import {
  $isTabVisible,
  $session,
  $shell,
  callFailed,
  connectionReturned,
  sessionEnded,
  toApiError,
} from '@lintel/remote-kit';
import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { isSameThread, type ThreadId } from '#chat/wire/address.ts';
import { sendFileFx } from '#chat/wire/chat.api.ts';
import { conversationChanged } from '#common/bus.ts';
import { deliverTextFx } from '#common/send.api.ts';
import { threadsOutdated } from '#common/threads.model.ts';
import { $thread, conversation, opened } from '#chat/model/conversation.model.ts';
import { history, newestAsked } from '#chat/model/history.model.ts';
import type { Unsent } from './drafts.ts';
import { nextOf } from './order.ts';
import { $taken, $waitingWrites, takeBackFx, waitingMessage, writesGone } from './outbox.model.ts';
import { forgetUnsentFx, keepUnsentFx, outgoing, restoreUnsentFx, type Outgoing } from './unsent.ts';

/** The user pressed "send". */
export const submitted = createEvent<Omit<Unsent, 'clientId' | 'at'>>();
/** Sends a failed message again, under the same name. */
export const retried = createEvent<string>();
/** Gives up a message that was not sent, also while its file is on its way. */
export const givenUp = createEvent<string>();
/** Tries a message again that the outbox could not send. */
export const refusedRetried = createEvent<WaitingWrite>();
const progressed = createEvent<{ clientId: string; progress: number }>();

const transmitFx = createEffect<Outgoing, Delivery, ApiError>(
  async ({ clientId, thread: { peerId, propertyId }, text, title, file, audio, card, controller }) => {
    const request = {
      receiver_id: peerId,
      property_id: propertyId,
      client_id: clientId,
      ...card,
      ...(text ? { message: text } : {}),
      ...(file ? { file } : {}),
      ...(audio ? { audio: audio.file, audio_duration: audio.seconds } : {}),
    };
    const progress = scopeBind(progressed, { safe: true });
    try {
      if (!file && !audio) return await deliverTextFx({ request, title });
      const onProgress = (sent: number, total: number) =>
        progress({ clientId, progress: total > 0 ? sent / total : 0 });
      await sendFileFx.withOptions!({ params: request, options: { signal: controller.signal, onProgress } });
      return 'delivered';
    } catch (thrown) {
      throw toApiError(thrown);
    }
  },
);
const retryRefusedFx = createEffect(
  async ({ write, thread }: { write: WaitingWrite; thread: ThreadId }): Promise<Outgoing | null> => {
    const message = waitingMessage(write, thread);
    return message && (await takeBackFx(write)) ? outgoing(unsentOf(write, thread, message)) : null;
  },
);
const abortFx = createEffect((item: Outgoing | undefined) => item?.controller.abort());
const announceFx = attach({
  source: $shell,
  effect: (shell, thread: ThreadId) => shell?.emit('chat.message-sent@1', thread),
});

/** A session that was refused goes on with a new token: its user signed in over the page. */
const signedInAgain = sample({ clock: $session, filter: Boolean, fn: () => undefined });

/** In the order in which they were written. */
export const $outgoing = createStore<readonly Outgoing[]>([]).reset(sessionEnded);

const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-');
const unsentOf = (
  { title = '' }: WaitingWrite,
  thread: ThreadId,
  message: Pick<Unsent, 'text' | 'clientId' | 'card'>,
): Unsent => ({ ...message, thread, title, at: new Date().toISOString() });
const change = (clientId: string, values: Partial<Outgoing>) => (items: readonly Outgoing[]) =>
  items.map((item) => (item.clientId === clientId ? { ...item, ...values } : item));

const added = submitted.map((unsent) =>
  outgoing({ ...unsent, clientId: newId(), at: new Date().toISOString() }),
);
const taken = sample({ clock: retryRefusedFx.doneData, filter: Boolean });
/** The outbox has sent these; they stay on screen until they come back in a page. */
const sentByOutbox = sample({
  clock: writesGone,
  source: { thread: $thread, taken: $taken },
  filter: ({ thread }) => thread !== null,
  fn: ({ thread, taken: ids }, gone) =>
    gone.flatMap((write) => {
      const message = ids.has(write.id) || write.refused ? undefined : waitingMessage(write, thread!);
      return message ? outgoing(unsentOf(write, thread!, message), 'sent') : [];
    }),
});
const deliveredByOutbox = sample({ clock: sentByOutbox, filter: ({ length }) => length > 0 });
const done = sample({
  clock: transmitFx.done,
  source: $thread,
  fn: (thread, { params, result }) => ({
    item: params,
    isShown: result === 'delivered' && isSameThread(thread, params.thread),
    isDelivered: result === 'delivered',
  }),
});

$outgoing
  .on([added, taken], (items, item) => [...items, item])
  .on(deliveredByOutbox, (items, sent) => [...items, ...sent])
  .on(restoreUnsentFx.doneData, (items, kept) => [
    ...kept
      .filter(({ clientId }) => !items.some((item) => item.clientId === clientId))
      .map((unsent) => outgoing(unsent, 'failed')),
    ...items,
  ])
  .on(transmitFx, (items, { clientId }) => change(clientId, { state: 'sending' })(items))
  .on(progressed, (items, { clientId, progress }) => change(clientId, { progress })(items))
  // Words wait in the outbox; files wait here, and what was written after them behind them.
  .on(transmitFx.fail, (items, { params: { clientId }, error }) =>
    change(clientId, { state: error.kind === 'offline' ? 'queued' : 'failed', error })(items),
  )
  .on(done, (items, { item: { clientId }, isShown }) =>
    isShown ? change(clientId, { state: 'sent' })(items) : items.filter((item) => item.clientId !== clientId),
  )
  .on(retried, (items, clientId) => items.map((item) => (item.clientId === clientId ? outgoing(item) : item)))
  .on(connectionReturned, (items) => items.map((item) => (item.state === 'queued' ? outgoing(item) : item)))
  .on(signedInAgain, (items) =>
    items.map((item) => (item.state === 'failed' && item.error?.status === 401 ? outgoing(item) : item)),
  )
  .on(abortFx, (items, gone) => items.filter((item) => item !== gone));
sample({
  clock: givenUp,
  source: $outgoing,
  fn: (items, id) => items.find(({ clientId }) => clientId === id),
  target: abortFx,
});

sample({ clock: transmitFx.failData, target: callFailed });
/** A block, or a closed account, since the conversation was opened. */
const closing: ReadonlySet<string | undefined> = new Set(['youAreBlocked', 'youBlocked', 'notFound']);
sample({
  clock: transmitFx.failData,
  filter: ({ key }) => closing.has(key),
  fn: () => undefined,
  target: conversation.refresh,
});

const $stored = combine($outgoing, history.$rows, (items, rows) => {
  const ids = new Set(rows.map(({ clientId }) => clientId));
  return items.filter(({ clientId }) => ids.has(clientId));
});
const stored = sample({ clock: $stored, filter: ({ length }) => length > 0 });
$outgoing.on(stored, (items, gone) => items.filter((item) => !gone.includes(item)));

const $next = combine($outgoing, $waitingWrites, nextOf);
sample({ clock: $next, filter: Boolean, target: transmitFx });
sample({ clock: [added, taken], target: keepUnsentFx });
sample({ clock: opened, target: restoreUnsentFx });
const delivered = sample({
  clock: done,
  filter: ({ isDelivered }) => isDelivered,
  fn: ({ item }) => item.thread,
});
sample({ clock: delivered, target: announceFx });
// The rows show the newest words.
sample({ clock: [delivered, deliveredByOutbox], fn: () => undefined, target: threadsOutdated });
// Also one whose answer was lost: kept on, it would come back as not sent.
sample({
  clock: [done.map(({ item }) => [item]), stored],
  target: createEffect((items: readonly Outgoing[]) =>
    Promise.all(items.map((item) => forgetUnsentFx(item))),
  ),
});
sample({
  clock: [sample({ clock: done, filter: ({ isShown }) => isShown }), deliveredByOutbox],
  fn: () => undefined,
  target: newestAsked,
});
// Written on another page of the user; a hidden page catches up when it is shown.
sample({
  clock: conversationChanged,
  source: { thread: $thread, own: $outgoing, rows: history.$rows, isVisible: $isTabVisible },
  filter: ({ thread, own, rows, isVisible }, changed) =>
    isVisible &&
    isSameThread(thread, changed) &&
    // What failed here may have been on its way there.
    ![...own.filter(({ state }) => state !== 'failed'), ...rows].some(
      ({ clientId }) => clientId === changed.data['client_id'],
    ),
  fn: () => undefined,
  target: newestAsked,
});
const abandoned = sample({
  clock: givenUp,
  source: $thread,
  filter: Boolean,
  fn: (thread, clientId) => ({ thread, clientId }),
});
sample({ clock: abandoned, target: forgetUnsentFx });
sample({
  clock: refusedRetried,
  source: $thread,
  filter: Boolean,
  fn: (thread, write) => ({ write, thread }),
  target: retryRefusedFx,
});
