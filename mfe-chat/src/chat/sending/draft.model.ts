import { $session, sessionEnded } from '@lintel/remote-kit';
import { attach, createEvent, createStore, sample } from 'effector';
import { isSameThread, type ThreadId } from '#chat/wire/address.ts';
import { typingFx } from '#chat/wire/chat.api.ts';
import { $thread, opened } from '#chat/model/conversation.model.ts';
import { draftKey, drafts } from './drafts.ts';

/** Milliseconds between two signs that the user is writing. */
const SIGN_EVERY_MS = 3000;

export const textChanged = createEvent<string>();

const readFx = attach({
  source: $session,
  effect: async (session, thread: ThreadId) =>
    (session ? await drafts.read(draftKey(thread), session.user.id) : null)?.values.text ?? '',
});
const writeFx = attach({
  source: $session,
  effect: async (session, { thread, text }: { thread: ThreadId; text: string }) => {
    const id = draftKey(thread);
    if (!session || text === '') return drafts.remove(id);
    return drafts.write({ id, userId: session.user.id, values: { text }, savedAt: Date.now() });
  },
});

/** What is written and not sent; a draft of this device. */
export const $text = createStore('', { serialize: 'ignore' }).on(textChanged, (_, text) => text);
const $isTouched = createStore(false, { serialize: 'ignore' })
  .on(textChanged, () => true)
  .reset(opened);
const loaded = sample({
  clock: readFx.done,
  source: { thread: $thread, isTouched: $isTouched },
  filter: ({ thread, isTouched }, { params }) => !isTouched && isSameThread(thread, params),
  fn: (_, { result }) => result,
});
$text.on(loaded, (_, text) => text).reset(opened, sessionEnded);

sample({ clock: opened, target: readFx });
sample({
  clock: textChanged,
  source: $thread,
  filter: Boolean,
  fn: (thread, text) => ({ thread, text }),
  target: writeFx,
});

/** When the other side was informed last that the user writes. */
const $signedAt = createStore(0, { serialize: 'ignore' }).reset(opened);
const signDue = sample({
  clock: textChanged,
  source: { at: $signedAt, thread: $thread },
  filter: ({ at, thread }, text) => thread !== null && text.trim() !== '' && Date.now() - at >= SIGN_EVERY_MS,
  fn: ({ thread }) => ({ user_id: thread!.peerId, property_id: thread!.propertyId }),
});
$signedAt.on(signDue, () => Date.now());
sample({ clock: signDue, target: typingFx });
