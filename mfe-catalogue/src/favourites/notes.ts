import { createKept } from '#common/kept.ts';

/** Longer ones are letters. */
export const LONGEST = 1000;

/** Notes on homes by id. They stay in this browser, and are there without a network. */
export const notes = createKept<Readonly<Record<string, string>>>({
  key: 'lintel.notes',
  read: (stored) =>
    typeof stored === 'object' && stored !== null
      ? Object.fromEntries(
          Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {},
});

/** An empty note is none. */
export const writeNote = (id: number, text: string): boolean =>
  notes.change((all) => {
    const others = Object.fromEntries(Object.entries(all).filter(([key]) => key !== String(id)));
    return text.trim() ? { ...others, [id]: text.slice(0, LONGEST) } : others;
  });
