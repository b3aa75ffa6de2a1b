import type { Locale } from '@lintel/contract';

/** Western digits in every language: prices, areas and phone numbers must read the same beside photos and on the map. */
const latin = (locale: Locale): string => `${locale}-u-nu-latn`;

/** Intl formatters are slow to make (about 50 µs) and a results page needs hundreds of them. */
function cached<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: Locale, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known) return known;
    const formatter = make(latin(locale), options);
    made.set(key, formatter);
    return formatter;
  };
}

export const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const relativeTimeFormat = cached(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
export const listFormat = cached(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);
/** English dates and times are British: 30 Nov 2026, 18:05. */
export const dateTimeFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale.replace('en', 'en-GB'), options),
);

/** A plain count with the language's separators: 1204 → "1,204". */
export const formatCount = (value: number, locale: Locale): string => numberFormat(locale, {}).format(value);
