import type { Locale } from '@lintel/contract';

/**
 * A number as text to edit: without signs between groups, since a digit that is added or removed would make "440,000" read as 440; ''
 * for none.
 */
export const typedNumber = (value: number | undefined, locale: Locale): string =>
  value === undefined
    ? ''
    : value.toLocaleString(`${locale}-u-nu-latn`, { useGrouping: false, maximumFractionDigits: 20 });
