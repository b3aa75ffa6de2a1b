import { createPersistentValue } from '#common/persistent-value.ts';

/** Longer ones are letters. */
export const LONGEST_MESSAGE = 2000;

/** Words to an owner that are not sent yet. */
export interface Draft {
  text: string;
  /** What the back end knows the words by that were tried last: tried once more, they arrive once. */
  tried?: { text: string; clientId: string };
}

const isDraft = (value: unknown): value is Draft => typeof (value as Draft | null)?.text === 'string';

/** Drafts by the id of the listing. They stay in this browser and survive a reload. */
export const drafts = createPersistentValue<Readonly<Record<string, Draft>>>({
  key: 'lintel.message-drafts',
  read: (stored) =>
    typeof stored === 'object' && stored !== null
      ? Object.fromEntries(
          Object.entries(stored).filter((entry): entry is [string, Draft] => isDraft(entry[1])),
        )
      : {},
});

/** Nothing written is no draft. */
export const writeDraft = (id: number, text: string): boolean =>
  drafts.change((all) => {
    const { [id]: before, ...others } = all;
    return text.trim() ? { ...others, [id]: { ...before, text } } : others;
  });

export const forgetDraft = (id: number): boolean => writeDraft(id, '');
export const forgetDrafts = (): boolean => drafts.change(() => ({}));

const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-');

/** What to call these words: as at the last try when they are the same, so that a lost answer does no harm. */
export function clientIdOf(id: number, text: string): string {
  const tried = drafts.get()[id]?.tried;
  if (tried?.text === text) return tried.clientId;
  const clientId = newId();
  drafts.change((all) => ({ ...all, [id]: { text, tried: { text, clientId } } }));
  return clientId;
}
