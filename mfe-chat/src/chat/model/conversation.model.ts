import { createQuery, createUserPageGate, sessionEnded } from '@lintel/remote-kit';
import { createStore, sample } from 'effector';
import type { ThreadId } from '#chat/wire/address.ts';
import { unreadChanged } from '#common/bus.ts';
import { threads } from '#common/threads.model.ts';
import { loadConversationFx } from '#chat/wire/chat.api.ts';

export const { Gate: ConversationGate, opened, left } = createUserPageGate<ThreadId>();

/** The conversation on screen. */
export const $thread = createStore<ThreadId | null>(null, { serialize: 'ignore' })
  .on(opened, (_, thread) => thread)
  .reset(left, sessionEnded);

/** Who and what it is about, and whether the user may write. */
export const conversation = createQuery({ effect: loadConversationFx, staleAfter: 0 });

sample({
  clock: opened,
  fn: ({ peerId, propertyId }) => ({ user_id: peerId, property_id: propertyId }),
  target: conversation.start,
});
sample({ clock: left, fn: () => undefined, target: conversation.reset });
sample({ clock: sessionEnded, fn: () => undefined, target: conversation.forget });
// The rows show what is unread.
sample({
  clock: unreadChanged,
  filter: ConversationGate.status,
  fn: () => undefined,
  target: threads.refresh,
});
