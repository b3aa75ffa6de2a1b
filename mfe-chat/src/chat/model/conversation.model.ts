import type { ChatRow } from '@lintel/api-contract';
import { createQuery, createUserPageGate, sessionEnded } from '@lintel/remote-kit';
import { combine, createStore, sample } from 'effector';
import type { ThreadId } from '#chat/wire/address.ts';
import { conversationChanged } from '#common/bus.ts';
import { conversationKey, conversationShown } from '#common/sound.model.ts';
import { threads } from '#common/threads.model.ts';
import { loadConversationFx } from '#chat/wire/chat.api.ts';

export const { Gate: ConversationGate, opened, left } = createUserPageGate<ThreadId>();

/** The conversation on screen. */
export const $thread = createStore<ThreadId | null>(null)
  .on(opened, (_, thread) => thread)
  .reset(left, sessionEnded);

sample({
  clock: $thread.updates,
  fn: (thread) => thread && conversationKey(thread),
  target: conversationShown,
});

/** Who and what it is about, and whether the user may write. */
export const conversation = createQuery({ effect: loadConversationFx, staleAfter: 0 });

/** With whom and about what. */
export type Correspondent = Pick<ChatRow, 'name' | 'profile' | 'title'> &
  Partial<Pick<ChatRow, 'property_id'>>;

/** As the list of conversations has it, which is there before the conversation is: messages do not wait for more. */
export const $correspondent = combine(
  { thread: $thread, answer: threads.$data },
  ({ thread, answer }): ChatRow | null =>
    (thread &&
      answer?.data.find(
        ({ user_id, property_id }) => user_id === thread.peerId && property_id === thread.propertyId,
      )) ??
    null,
);

sample({
  clock: opened,
  fn: ({ peerId, propertyId }) => ({ user_id: peerId, property_id: propertyId }),
  target: conversation.start,
});
// Blocked, or no longer, on another device of either side.
sample({
  clock: $correspondent,
  source: conversation.$data,
  filter: (answer, row) =>
    answer !== null &&
    row !== null &&
    (answer.data.is_blocked_by_me !== row.is_blocked_by_me ||
      answer.data.is_blocked_by_user !== row.is_blocked_by_user),
  fn: () => undefined,
  target: conversation.refresh,
});
// The list as it comes again has no row of a conversation further back.
sample({
  clock: conversationChanged,
  source: { thread: $thread, row: $correspondent },
  filter: ({ thread, row }, { peerId, propertyId }) =>
    row === null && thread?.peerId === peerId && propertyId === 0,
  fn: () => undefined,
  target: conversation.refresh,
});
// Its listing was deleted: the list does not have it either.
sample({
  clock: conversation.$error,
  filter: (error) => error?.key === 'notFound',
  fn: () => undefined,
  target: threads.refresh,
});
sample({ clock: left, fn: () => undefined, target: conversation.reset });
sample({ clock: sessionEnded, fn: () => undefined, target: conversation.forget });
