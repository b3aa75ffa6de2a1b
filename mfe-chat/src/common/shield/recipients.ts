import { createPersistentValue } from '@lintel/remote-kit';

/** Milliseconds for which it is remembered to whom words went. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;
/** Shorter ones, as "Hello", go to many people for good reasons. */
const SHORTEST = 20;
/** The texts that are remembered, the newest ones. */
const MOST_TEXTS = 50;

/** When words went where: conversations as `peer/listing`, times in milliseconds since 1970. */
type Sent = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Thread {
  peerId: number;
  propertyId: number;
}
const keyOf = ({ peerId, propertyId }: Thread) => `${peerId}/${propertyId}`;

const isSent = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((at) => typeof at === 'number');

/** By a short sum of the words, so that what people write is not kept a second time. */
export const sentWords = createPersistentValue<Sent>({
  key: 'lintel.chat-sent-words',
  read: (stored) =>
    typeof stored === 'object' && stored !== null
      ? Object.fromEntries(
          Object.entries(stored).filter((entry): entry is [string, Sent[string]] => isSent(entry[1])),
        )
      : {},
});

/** The same for texts that differ only in space and case: FNV-1a of 32 bits, enough to tell the few that are remembered apart. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (const sign of text.toLocaleLowerCase().replaceAll(/\s+/g, ' ').trim())
    sum = Math.imul(sum ^ sign.codePointAt(0)!, 0x1000193);
  // No key of digits alone, which objects put first.
  return `${sum}x`;
}

/** Remembers that these words went into a conversation, by whichever form they were written. */
export function rememberSent(thread: Thread, text: string, now: number): void {
  if (text.trim().length < SHORTEST) return;
  sentWords.change((all) => {
    const sum = sumOf(text);
    const { [sum]: before = {}, ...others } = all;
    const fresh = Object.entries({ ...before, [keyOf(thread)]: now }).filter(
      ([, at]) => now - at < REMEMBERED_MS,
    );
    const kept = Object.entries(others).slice(1 - MOST_TEXTS);
    return Object.fromEntries([...kept, [sum, Object.fromEntries(fresh)]]);
  });
}

/** In how many other conversations the user sent the same words within a day. */
export function countSentElsewhere(all: Sent, thread: Thread, text: string, now: number): number {
  if (text.trim().length < SHORTEST) return 0;
  return Object.entries(all[sumOf(text)] ?? {}).filter(
    ([key, at]) => key !== keyOf(thread) && now - at < REMEMBERED_MS,
  ).length;
}
