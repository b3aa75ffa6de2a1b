import type { Locale } from '@lintel/contract';
import { dateTimeFormat, relativeTimeFormat } from './number.ts';

type Moment = Date | string | number;

const second = 1000;
const day = 86_400 * second;
/** Largest unit first; months and years by their mean length. */
const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365.2425 * day],
  ['month', 30.436875 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', 3600 * second],
  ['minute', 60 * second],
  ['second', second],
];

const toTime = (moment: Moment): number => new Date(moment).getTime();

/** Tells how far a moment is from `now`, from seconds to years: "3 days ago", "in 2 hours". Empty for an unreadable date. */
export function formatRelativeTime(moment: Moment, { now, locale }: { now: Moment; locale: Locale }): string {
  const distance = toTime(moment) - toTime(now);
  if (Number.isNaN(distance)) return '';
  const [unit, length] = units.find(([, size]) => Math.abs(distance) >= size) ?? units.at(-1)!;
  return relativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(distance / length), unit);
}

/** A calendar date: "12 Nov 2026" in the language's own order. Empty for an unreadable date. */
export function formatDate(
  moment: Moment,
  { locale, length = 'medium' }: { locale: Locale; length?: 'short' | 'medium' | 'long' },
): string {
  const time = toTime(moment);
  return Number.isNaN(time) ? '' : dateTimeFormat(locale, { dateStyle: length }).format(time);
}

/** The time of day as the language writes it: "18:04". Empty for an unreadable date. */
export function formatTime(moment: Moment, { locale }: { locale: Locale }): string {
  const time = toTime(moment);
  return Number.isNaN(time) ? '' : dateTimeFormat(locale, { timeStyle: 'short' }).format(time);
}

/**
 * House rule for what happened: relative within seven days, a date beyond. A clock that is behind, or was read before it happened, makes
 * it no future.
 */
export function formatWhen(moment: Moment, { now, locale }: { now: Moment; locale: Locale }): string {
  const distance = toTime(moment) - toTime(now);
  return Math.abs(distance) < 7 * day
    ? formatRelativeTime(Math.min(0, distance), { now: 0, locale })
    : formatDate(moment, { locale });
}
