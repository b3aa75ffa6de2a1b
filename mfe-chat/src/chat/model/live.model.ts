import {
  $clock,
  $isTabVisible,
  browserWatched,
  networkReturned,
  pushReceived,
  waitFx,
} from '@lintel/remote-kit';
import { createEffect, createStore, sample } from 'effector';
import { readHeard, typingHeard } from '#common/bus.ts';
import { isSameThread } from '#chat/wire/address.ts';
import { $thread, conversation, ConversationGate } from './conversation.model.ts';

/** Without a further sign the other side has stopped writing. */
const TYPING_MS = 6000;

const nothing = () => undefined;

sample({ clock: ConversationGate.open, fn: nothing, target: browserWatched });

/** A message of the open conversation, as the push message has it: long words are cut. */
export const messageArrived = sample({
  clock: pushReceived,
  source: $thread,
  filter: (thread, { kind, data }) =>
    kind === 'chat' &&
    isSameThread(thread, { peerId: Number(data['sender_id']), propertyId: Number(data['property_id']) }),
  fn: (_, { noticeId, data }) => ({ noticeId, name: data['sender_name'] ?? '', text: data['message'] ?? '' }),
});
// The user had not been allowed to begin; now there is a conversation.
sample({
  clock: messageArrived,
  source: conversation.$error,
  filter: Boolean,
  fn: nothing,
  target: conversation.refresh,
});
/** The id of a message that the other side has taken back. */
export const messageRemoved = sample({
  clock: pushReceived,
  filter: ({ kind }) => kind === 'delete_message',
  fn: ({ data }) => Number(data['message_id']),
});
export const peerTyped = sample({
  clock: typingHeard,
  source: $thread,
  filter: isSameThread,
  fn: nothing,
});
export const peerRead = sample({ clock: readHeard, source: $thread, filter: isSameThread, fn: nothing });

const tabShown = sample({ clock: $isTabVisible, filter: Boolean, fn: nothing });
/** The page was hidden or without a network, so it may have missed something. */
export const catchUpDue = sample({
  clock: [tabShown, networkReturned],
  source: [$thread, $isTabVisible] as const,
  filter: ([thread, isVisible]) => thread !== null && isVisible,
  fn: nothing,
});

const message = messageArrived.map(nothing);

const $signs = createStore(0).on(peerTyped, (count) => count + 1);
const pauseFx = createEffect<number, void>(() => waitFx(TYPING_MS));
sample({ clock: sample({ clock: peerTyped, source: $signs }), target: pauseFx });
const stoppedTyping = sample({
  clock: pauseFx.done,
  source: $signs,
  filter: (count, { params }) => count === params,
});
export const $isTyping = createStore(false)
  .on(peerTyped, () => true)
  .reset(stoppedTyping, message, $thread.updates);

const timed = sample({
  clock: [peerTyped, peerRead, message],
  source: $clock,
  fn: (clock) => clock.now(),
});
/** When the other side was last seen to do something, milliseconds since 1970. */
export const $activeAt = createStore<number | null>(null)
  .on(timed, (_, at) => at)
  .reset($thread.updates);
