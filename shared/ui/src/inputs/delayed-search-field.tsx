import { useEffect, useState } from 'react';
import { SearchField } from './search-field.tsx';

/** Milliseconds after the last key before the words count. */
const PAUSE_MS = 300;

export interface DelayedSearchFieldProps {
  label: string;
  /** What is searched for at the moment. */
  words: string;
  /** The typing has paused. With `replace` the search that was typed before goes on: it is no step of its own. */
  onWords(words: string, options: { replace: boolean }): void;
}

/** A search field for a list that follows when the typing pauses. */
export function DelayedSearchField({ label, words, onWords }: DelayedSearchFieldProps) {
  const [text, setText] = useState(words);
  const [shown, setShown] = useState(words);
  const [typed, setTyped] = useState<string>();
  if (shown !== words) {
    setShown(words);
    // The words changed by themselves, e.g. by Back; those that were typed arrive later than the next letter.
    if (words !== typed) {
      setText(words);
      setTyped(undefined);
    }
  }
  useEffect(() => {
    if (text === words || text === typed) return undefined;
    const timer = setTimeout(() => {
      setTyped(text);
      onWords(text, { replace: text !== '' && Boolean(typed) });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, words, typed, onWords]);
  return <SearchField label={label} value={text} onValue={setText} onFocus={() => setTyped(undefined)} />;
}
