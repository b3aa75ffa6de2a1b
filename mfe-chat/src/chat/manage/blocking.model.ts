import { createMutation } from '@lintel/remote-kit';
import { attach, sample } from 'effector';
import { dialogDraftDiscarded } from '#common/dialog-draft.ts';
import { failureNoticeFx, type FailureNotice } from '#common/notices.ts';
import { threads } from '#common/threads.model.ts';
import { blockFx, deleteMessageFx, unblockFx } from '#chat/wire/chat.api.ts';
import { conversation } from '#chat/model/conversation.model.ts';

export const block = createMutation({ effect: blockFx });
export const unblock = createMutation({ effect: unblockFx });
/** Hides the whole conversation from the user; the other side keeps it. Several may be on their way. */
export const removeThreadFx = attach({ effect: deleteMessageFx });

/** The provider is no user. */
export const blockParameters = (id: number) => (id === 0 ? { to_admin: 1 } : { to_user_id: id });

/** Of the dialog that asks for a reason. */
export const blockDraft = (id: number): string => `block/${id}`;

sample({
  clock: [block.done, unblock.done],
  fn: () => undefined,
  target: [conversation.refresh, threads.refresh],
});
sample({
  clock: block.done,
  fn: ({ params }) => blockDraft(Number(params.to_user_id ?? 0)),
  target: dialogDraftDiscarded,
});
// Where nothing was left to delete, the list is older than the conversation.
sample({ clock: removeThreadFx.finally, fn: () => undefined, target: threads.refresh });
sample({
  clock: removeThreadFx.fail,
  filter: ({ error }) => error.key !== 'notFound',
  fn: ({ error }): FailureNotice => ({ error, words: (t, why) => t('delete.failed', { why }) }),
  target: failureNoticeFx,
});
