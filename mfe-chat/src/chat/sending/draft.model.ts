import { $session, messageDraft, messageDrafts, sessionEnded, writeMessageDraft } from '@lintel/remote-kit';
import { attach, createEvent, createStore, sample } from 'effector';
import type { ThreadId } from '#chat/wire/address.ts';
import { typingFx } from '#chat/wire/chat.api.ts';
import { $thread, opened } from '#chat/model/conversation.model.ts';

/** Milliseconds between two signs that the user is writing. */
const SIGN_EVERY_MS = 3000;

export const textChanged = createEvent<string>();
/** Drafts of this browser have changed, perhaps in another tab. */
export const draftsChanged = createEvent();

const readFx = attach({
  source: $session,
  effect: (session, thread: ThreadId) =>
    messageDraft(messageDrafts.get(), thread, session?.user.id)?.text ?? '',
});
const writeFx = attach({
  source: $session,
  effect: (session, { thread, text }: { thread: ThreadId; text: string }) =>
    void (session && writeMessageDraft(thread, text, session.user.id)),
});

/** What is written and not sent; a draft of this device, which the form on the page of the listing shows too. */
export const $text = createStore('').on(textChanged, (_, text) => text);
// Blanks alone are no draft, and stay in the field where they are typed.
$text
  .reset(opened, sessionEnded)
  .on(readFx.doneData, (text, stored) => (text.trim() ? stored : stored || text));

sample({ clock: opened, target: readFx });
sample({ clock: draftsChanged, source: $thread, filter: Boolean, target: readFx });
sample({
  clock: textChanged,
  source: $thread,
  filter: Boolean,
  fn: (thread, text) => ({ thread, text }),
  target: writeFx,
});

/** When the other side was informed last that the user writes. */
const $signedAt = createStore(0).reset(opened);
const signDue = sample({
  clock: textChanged,
  source: { at: $signedAt, thread: $thread },
  filter: ({ at, thread }, text) => thread !== null && text.trim() !== '' && Date.now() - at >= SIGN_EVERY_MS,
  fn: ({ thread }) => ({ user_id: thread!.peerId, property_id: thread!.propertyId }),
});
$signedAt
  .on(signDue, () => Date.now())
  // A message that was sent ends the sign at the other side: who goes on writing gives another one at once.
  .on(textChanged, (at, text) => (text.trim() === '' ? 0 : at));
sample({ clock: signDue, target: typingFx });
