import type { Locale } from '@lintel/contract';
import { listFormat, numberFormat } from './number.ts';

const MONTHS_A_YEAR = 12;

/** A span of whole months in words: 17 → "1 year and 5 months"; parts of nothing are left out. */
export function formatMonths(months: number, locale: Locale): string {
  const parts = [
    ['year', Math.floor(months / MONTHS_A_YEAR)],
    ['month', months % MONTHS_A_YEAR],
  ] as const;
  const words = parts
    .filter(([unit, count]) => count > 0 || (unit === 'month' && months === 0))
    .map(([unit, count]) => numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count));
  return listFormat(locale, {}).format(words);
}
