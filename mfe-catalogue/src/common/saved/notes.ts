import { createPersistentValue } from '@lintel/remote-kit';

/** Longer ones are letters. */
export const LONGEST = 1000;

/** A note as this browser has it. */
export interface Note {
  text: string;
  /** What the home is called, for the user who sees the note wait. */
  title: string;
  /** Whose it is; absent: a visitor's, who has it in this browser alone. */
  owner?: number;
  /** The account's text that this one was made from. */
  base: string;
  /** The account's newest change that this browser has seen. */
  revision: number;
  /** What another device had written meanwhile. */
  other: string;
  /**
   * `typed`: not sent yet; `queued`: waits for the network; `refused`: stays in this browser until it is changed.
   * Absent: the account has it.
   */
  state?: 'typed' | 'queued' | 'refused';
  /** The user has read the other text and does without it. */
  resolves?: true;
}

type Notes = Readonly<Record<string, Note>>;

const empty: Note = { text: '', title: '', base: '', revision: 0, other: '' };

const toNote = (stored: unknown): Note | undefined => {
  // From before there were notes in the account.
  if (typeof stored === 'string') return { ...empty, text: stored, state: 'typed' };
  return typeof (stored as Partial<Note> | null)?.text === 'string'
    ? { ...empty, ...(stored as Partial<Note>) }
    : undefined;
};

/** Notes on homes by id; they are there without a network. Those of an account leave with the user. */
export const notes = createPersistentValue<Notes>({
  key: 'lintel.notes',
  read: (stored) =>
    typeof stored === 'object' && stored !== null
      ? Object.fromEntries(
          Object.entries(stored).flatMap(([id, value]) => {
            const note = toNote(value);
            return note ? [[id, note]] : [];
          }),
        )
      : {},
});

export const noteOf = (id: number | string): Note => notes.get()[id] ?? empty;

/** Changes one note. A note without text that waits for nothing is removed. */
export const changeNote = (id: number | string, change: Partial<Note>): boolean =>
  notes.change((all) => {
    const note = { ...empty, ...all[id], ...change };
    const others = Object.fromEntries(Object.entries(all).filter(([key]) => key !== String(id)));
    return note.text || note.other || (note.state && note.owner !== undefined)
      ? { ...others, [id]: note }
      : others;
  });

/** Notes of accounts leave this browser, but for this one's; a visitor's stay. */
export const keepOnlyOf = (owner: number | undefined): boolean =>
  notes.change((all) =>
    Object.fromEntries(
      Object.entries(all).filter(([, note]) => note.owner === undefined || note.owner === owner),
    ),
  );
