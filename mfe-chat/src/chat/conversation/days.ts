import type { Locale } from '@lintel/contract';
import { dateTimeFormat } from '@lintel/i18n';

/** The day of a moment in the user's own calendar, by the clock of this device: `2026-11-23`. */
export const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}-${String(moment.getDate()).padStart(2, '0')}`;

/** `today`, `yesterday`, else the weekday within a week and the date before. */
export function dayName(key: string, { now, locale }: { now: Date; locale: Locale }): string {
  const day = new Date(`${key}T12:00:00`);
  const noon = new Date(`${dayOf(now)}T12:00:00`);
  const distance = Math.round((day.getTime() - noon.getTime()) / 86_400_000);
  if (distance >= -1 && distance <= 0)
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day');
  const options: Intl.DateTimeFormatOptions =
    distance > -7 && distance < 0 ? { weekday: 'long' } : { day: 'numeric', month: 'long', year: 'numeric' };
  return dateTimeFormat(locale, options).format(day);
}
