/** A note as it is kept. */
export interface KeptNote {
  text: string;
  /** What another device wrote meanwhile. */
  otherText: string;
  revision: number;
  /** Who wrote last. */
  device: string;
}

/** What a device wants a note to say. */
export interface NoteChange {
  text: string;
  /** The newest change that it has seen. */
  revision: number;
  device: string;
  /** The user has read the other text and does without it. */
  resolves: boolean;
}

const joined = (one: string, other: string) => (one && one !== other ? `${one}\n\n${other}` : other);

/**
 * The note after a change, or null when it stays as it is: a repeated change is none. Nothing is lost that its writer had not
 * seen: it goes into the other text when both say something.
 */
export function noteAfter(kept: KeptNote | undefined, change: NoteChange): KeptNote | null {
  const { text, device } = change;
  if (!kept) return text ? { text, otherText: '', revision: 1, device } : null;
  const hasSeen = change.revision >= kept.revision;
  const next = { text, otherText: kept.otherText, revision: kept.revision + 1, device };
  if (hasSeen && change.resolves && kept.otherText) return { ...next, otherText: '' };
  if (text === kept.text) return null;
  if (hasSeen || kept.device === device || kept.text === '') return next;
  return text ? { ...next, otherText: joined(kept.otherText, kept.text) } : null;
}
