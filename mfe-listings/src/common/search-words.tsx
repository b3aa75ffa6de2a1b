import { SearchField } from '@lintel/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Milliseconds after the last key before the list follows the words. */
const PAUSE_MS = 300;

/** A field for a part of a title; the list follows when the typing pauses. */
export function SearchWords({ words, onWords }: { words: string; onWords(words: string): void }) {
  const { t } = useTranslation('mfe-listings');
  const [text, setText] = useState(words);
  const [shown, setShown] = useState(words);
  // The address changed by itself, e.g. when all listings are shown again.
  if (shown !== words) {
    setShown(words);
    setText(words);
  }
  useEffect(() => {
    if (text === words) return undefined;
    const timer = setTimeout(() => onWords(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, words, onWords]);
  return <SearchField label={t('properties.search')} value={text} onValue={setText} />;
}
