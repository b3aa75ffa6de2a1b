import type { Locale } from '@lintel/contract';

/** Words as one line with the comma of the language; empty ones are left out: `3 beds, 2 baths`. */
export const formatList = (
  words: readonly (string | number | false | null | undefined)[],
  locale: Locale,
): string => words.filter(Boolean).join(locale === 'ar' ? '، ' : ', ');
