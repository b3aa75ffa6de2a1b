import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { folded } from '../values/folded.ts';

/** Letters that follow each other within this time are one search. */
const TYPEAHEAD_PAUSE_MS = 500;

const entriesOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
];

/** Focuses an entry of the menu that opens, which is about to get its place; -1 is the last one. */
export const focusEntry = (list: HTMLElement | null, index: number) =>
  entriesOf(list).at(index)?.focus({ preventScroll: true });

/** Moves the focus among the entries of a menu by arrows, Home, End and the letters that an entry begins with. */
export function useMenuKeys(list: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 });

  /** The entry that begins with what was typed; one letter that is repeated goes on through all that begin with it. */
  function search(letter: string, entries: HTMLElement[], current: number) {
    const now = Date.now();
    const text = (now - typed.current.at < TYPEAHEAD_PAUSE_MS ? typed.current.text : '') + letter;
    typed.current = { text, at: now };
    const isRepeated = [...text].every((other) => other === letter);
    const wanted = isRepeated ? letter : text;
    const from = isRepeated ? current + 1 : Math.max(current, 0);
    return [...entries.slice(from), ...entries].find((entry) =>
      folded(entry.textContent?.trim() ?? '').startsWith(folded(wanted)),
    );
  }

  return (event) => {
    const entries = entriesOf(list.current);
    const current = entries.indexOf(document.activeElement as HTMLElement);
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    // A space presses the entry unless it is inside of a word.
    const isSearch = isLetter && (event.key !== ' ' || Date.now() - typed.current.at < TYPEAHEAD_PAUSE_MS);
    const next =
      event.key === 'ArrowDown'
        ? entries[(current + 1) % entries.length]
        : event.key === 'ArrowUp'
          ? entries.at(Math.max(current, 0) - 1)
          : event.key === 'Home'
            ? entries[0]
            : event.key === 'End'
              ? entries.at(-1)
              : isSearch
                ? search(event.key.toLocaleLowerCase(), entries, current)
                : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}
