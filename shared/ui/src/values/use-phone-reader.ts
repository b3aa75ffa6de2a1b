import type { CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { useEffect, useState } from 'react';

/** A number that has the form of those of its country. */
export interface PhoneNumber {
  /** As the back end keeps it: `+447700900251`. */
  international: string;
  /** As people read it: `+44 7700 900251`. */
  text: string;
  /** ISO code, where the number tells one. */
  country: string | undefined;
}

/** Undefined for what is no number. */
export type PhoneReader = (text: string, country: string | undefined) => PhoneNumber | undefined;

let loaded: PhoneReader | undefined;

const readerWith =
  (parse: typeof parsePhoneNumberFromString): PhoneReader =>
  (text, country) => {
    const number = parse(text, country as CountryCode);
    // Not `isValid`: plans change faster than pages, and numbers for films and tests are in none.
    if (!number?.isPossible()) return undefined;
    const [likely] = number.getPossibleCountries();
    return {
      international: number.number,
      text: number.formatInternational(),
      country: number.country ?? likely,
    };
  };

/** Reads telephone numbers; undefined until the numbering plans have arrived, which begins when a field is used for the first time. */
export function usePhoneReader(isNeeded: boolean): PhoneReader | undefined {
  const [reader, setReader] = useState(() => loaded);
  useEffect(() => {
    if (isNeeded)
      void import(/* webpackChunkName: "phone-numbers" */ './phone-numbers.ts').then(
        ({ parsePhoneNumberFromString: parse }) => setReader(() => (loaded = readerWith(parse))),
        // Without a network the back end reads the number alone.
        () => undefined,
      );
  }, [isNeeded]);
  return reader;
}
