import type { Locale } from '@lintel/contract';
import { useEffect, useState } from 'react';
import type { ReadNumber } from './read-number.ts';

type Reader = (text: string, locale: Locale) => ReadNumber;

/** Digits alone, for the moment until the reader is there. */
const readDigits: Reader = (text) => {
  if (text.trim() === '') return 'empty';
  return /^\d+$/.test(text) ? Number(text) : 'unreadable';
};

let loaded = readDigits;

/**
 * Reads numbers as people write them. The reader knows many ways of writing, so it is fetched when a field is used for the
 * first time.
 */
export function useNumberReader(isNeeded: boolean): Reader {
  const [reader, setReader] = useState(() => loaded);
  useEffect(() => {
    // Without a network the digits have to do.
    if (isNeeded)
      void import(/* webpackChunkName: "ui-more" */ './read-number.ts').then(
        (all) => setReader(() => (loaded = all.readNumber)),
        String,
      );
  }, [isNeeded]);
  return reader;
}
