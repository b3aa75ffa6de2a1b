import { createPersistentValue } from '@lintel/model-kit';

/** A conversation: the other side, 0 for the provider, and the listing that it is about. */
export interface MessageThread {
  peerId: number;
  propertyId: number;
}

/** Words to the other side of a conversation that are not sent yet. */
export interface MessageDraft {
  text: string;
  /** Who wrote them; absent while no user is signed in. */
  userId?: number;
  /** What the back end knows the words by that were tried last: tried once more, they arrive once. */
  tried?: { text: string; clientId: string };
}

const isDraft = (value: unknown): value is MessageDraft =>
  typeof (value as MessageDraft | null)?.text === 'string';

/** By {@link messageDraftKey}. All places where a message can be written share them, also those of different remotes. */
export const messageDrafts = createPersistentValue<Readonly<Record<string, MessageDraft>>>({
  key: 'lintel.message-drafts',
  read: (stored) =>
    typeof stored === 'object' && stored !== null
      ? Object.fromEntries(
          Object.entries(stored).filter((entry): entry is [string, MessageDraft] => isDraft(entry[1])),
        )
      : {},
});

export const messageDraftKey = ({ peerId, propertyId }: MessageThread): string => `${peerId}/${propertyId}`;

/** The draft of a conversation; undefined when there is none, or when it is another user's. */
export function messageDraft(
  all: Readonly<Record<string, MessageDraft>>,
  thread: MessageThread,
  userId: number | undefined,
): MessageDraft | undefined {
  const draft = all[messageDraftKey(thread)];
  return draft?.userId === undefined || draft.userId === userId ? draft : undefined;
}

/** Keeps what is written; nothing written is no draft. */
export const writeMessageDraft = (thread: MessageThread, text: string, userId: number | undefined): boolean =>
  messageDrafts.change((all) => {
    const key = messageDraftKey(thread);
    const { [key]: _, ...others } = all;
    if (!text.trim()) return others;
    const before = messageDraft(all, thread, userId);
    const draft: MessageDraft = { ...before, text };
    return { ...others, [key]: userId === undefined ? draft : { ...draft, userId } };
  });

const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-');

/** What to call these words: as at the last try when they are the same, so that a lost answer does no harm. */
export function messageClientId(thread: MessageThread, text: string, userId: number | undefined): string {
  const before = messageDraft(messageDrafts.get(), thread, userId);
  if (before?.tried?.text === text) return before.tried.clientId;
  const clientId = newId();
  messageDrafts.change((all) => ({
    ...all,
    [messageDraftKey(thread)]: {
      text,
      ...(userId === undefined ? {} : { userId }),
      tried: { text, clientId },
    },
  }));
  return clientId;
}
