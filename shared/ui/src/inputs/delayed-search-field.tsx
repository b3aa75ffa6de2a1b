import { useEffect, useState } from 'react';
import { SearchField } from './search-field.tsx';

/** Milliseconds after the last key before the words count. */
const PAUSE_MS = 300;

export interface DelayedSearchFieldProps {
  label: string;
  /** What is searched for at the moment. */
  words: string;
  /** The typing has paused. */
  onWords(words: string): void;
}

/** A search field for a list that follows when the typing pauses. */
export function DelayedSearchField({ label, words, onWords }: DelayedSearchFieldProps) {
  const [text, setText] = useState(words);
  const [shown, setShown] = useState(words);
  // The words changed by themselves, e.g. when everything is shown again.
  if (shown !== words) {
    setShown(words);
    setText(words);
  }
  useEffect(() => {
    if (text === words) return undefined;
    const timer = setTimeout(() => onWords(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, words, onWords]);
  return <SearchField label={label} value={text} onValue={setText} />;
}
