import { useEffect, useEffectEvent, useState } from 'react';
import type { NumberReader } from './read-number.ts';

/** Digits alone, for the moment until the reader is there. */
const readDigits: NumberReader = (text) => {
  if (text.trim() === '') return 'empty';
  return /^\d+$/.test(text) ? Number(text) : 'unreadable';
};

let loaded = readDigits;

/**
 * Reads numbers as people write them. The reader knows many ways of writing, so it is fetched when a field is used for the
 * first time; `onArrived` is called with it then.
 */
export function useNumberReader(isNeeded: boolean, onArrived: (read: NumberReader) => void): NumberReader {
  const [reader, setReader] = useState(() => loaded);
  const arrive = useEffectEvent((read: NumberReader) => {
    if (read === reader) return;
    setReader(() => (loaded = read));
    onArrived(read);
  });
  useEffect(() => {
    // Without a network the digits have to do.
    if (isNeeded)
      void import(/* webpackChunkName: "ui-more" */ './read-number.ts').then(
        ({ readNumber }) => arrive(readNumber),
        String,
      );
  }, [isNeeded]);
  return reader;
}
