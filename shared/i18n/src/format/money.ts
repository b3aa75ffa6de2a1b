import type { Locale } from '@lintel/contract';
import { numberFormat } from './number.ts';

/** How a price is written. The first three come from settings. */
export interface MoneyStyle {
  /** ISO code, e.g. `INR`; decides the suffixes. */
  currency: string;
  /** What is printed beside the number, e.g. `₹`. */
  symbol: string;
  /** Compact form with a suffix (setting `number_with_suffix`). */
  suffix: boolean;
  /** Writes the cents of whole amounts too, as the full form of docs/spec/client.md#money does; default no. */
  cents?: boolean;
  locale: Locale;
}

type Step = readonly [from: number, suffix: string];
const south: readonly Step[] = [
  [1e7, 'Cr'],
  [1e5, 'L'],
  [1e3, 'K'],
];
const east: readonly Step[] = [
  [1e8, '億'],
  [1e4, '万'],
];
const west: readonly Step[] = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
];
/** The suffixes follow the currency, not the language (docs/spec/client.md#money). */
const stepsOf: Record<string, readonly Step[]> = {
  INR: south,
  BDT: south,
  NPR: south,
  PKR: south,
  LKR: south,
  JPY: east,
  CNY: east,
  KRW: east,
};

/** Half-up to two decimals; the tiny addend undoes binary fractions such as 1.005, and is no longer tiny for amounts of 1e15. */
const toCents = (value: number): number =>
  Number.isInteger(value) ? value : Math.round((value + value * Number.EPSILON) * 100) / 100;

/** Splits an amount ≥ 0 into the number to print and its suffix: 999,999 USD → 1 and "M", never 1000 and "K". */
function compact(amount: number, currency: string): Step {
  const steps: readonly Step[] = [...(stepsOf[currency] ?? west), [1, '']];
  const reached = steps.findIndex(([from]) => amount >= from);
  const index = reached === -1 ? steps.length - 1 : reached;
  const [size, suffix] = steps[index]!;
  const printed = toCents(amount / size);
  const next = steps[index - 1];
  return next && printed * size >= next[0] ? [1, next[1]] : [printed, suffix];
}

/** Direction marks that some languages put around a currency; prices are isolated as left-to-right by the page instead. */
const marks = /[\u200e\u200f\u061c]/g;

/**
 * Writes an amount of money: whole amounts without cents and others with two, or compact with the currency's suffix (at most two
 * decimals, no trailing zeros). Sign, separators and the side of the symbol follow the language.
 */
export function formatMoney(
  value: number,
  { currency, symbol, suffix, cents = false, locale }: MoneyStyle,
): string {
  const [amount, unit] = suffix ? compact(Math.abs(value), currency) : [toCents(Math.abs(value)), ''];
  const whole = unit !== '' || (!cents && Number.isInteger(amount));
  // USD gives the language's pattern; the code from settings may be one that Intl refuses.
  const parts = numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  }).formatToParts(value < 0 ? -amount : amount);
  const lastDigit = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction');
  return parts
    .map(({ type, value: text }, index) => {
      if (type === 'currency') return symbol;
      return index === lastDigit ? text + unit : text;
    })
    .join('')
    .replace(marks, '');
}
