import type { Locale } from '@lintel/contract';
import { formatCount } from '@lintel/i18n';
import type { NumberReader, ReadNumber } from './read-number.ts';

/** The text of a number field, and where in it stand signs between groups that the field itself wrote. */
export interface GroupedText {
  readonly text: string;
  readonly groups: readonly number[];
}

/** A text as the user typed or pasted it, of which the field wrote nothing. */
export const typedText = (text: string): GroupedText => ({ text, groups: [] });

const groupSign = (locale: Locale) => formatCount(1_000_000, locale).charAt(1);

/** A number without signs between its groups, such as a year: 2005. */
export const formatUngrouped = (value: number, locale: Locale): string =>
  formatCount(value, locale).replaceAll(groupSign(locale), '');

/** A number as the field writes it in a language. */
export function writtenNumber(text: string, locale: Locale): GroupedText {
  const sign = groupSign(locale);
  return {
    text,
    groups: [...text.matchAll(/\D/g)].filter(([found]) => found === sign).map(({ index }) => index),
  };
}

/** The text after an edit. Signs in front of the edit and behind it are still the field's own. */
export function afterEdit({ text: before, groups }: GroupedText, text: string): GroupedText {
  const shorter = Math.min(before.length, text.length);
  let front = 0;
  while (front < shorter && before[front] === text[front]) front++;
  let behind = 0;
  while (behind < shorter - front && before.at(-1 - behind) === text.at(-1 - behind)) behind++;
  const shift = text.length - before.length;
  return {
    text,
    groups: groups.flatMap((at) => {
      if (at < front) return [at];
      return at >= before.length - behind ? [at + shift] : [];
    }),
  };
}

/**
 * Reads a text with `read`, the field's own group signs left out: they group nothing once a digit is more or less, and
 * "440,0005" would be 440.0005. A sign of the same kind in front of them, or in front of three last digits, groups too.
 */
export function readGrouped({ text, groups }: GroupedText, locale: Locale, read: NumberReader): ReadNumber {
  const last = groups.at(-1);
  if (last === undefined) return read(text, locale);
  const sign = text.charAt(last);
  const isGroup = (at: number) => at <= last || /^\d{3}(?!\d)/.test(text.slice(at + 1));
  const rest = text.replaceAll(sign, (_, at: number) => (isGroup(at) ? '' : sign));
  // Decimals cannot begin in front of a group.
  return /[.,٫]/.test(text.slice(0, last).replaceAll(sign, '')) ? 'unreadable' : read(rest, locale);
}
