import type { Locale } from '@lintel/contract';
import type { Message } from '#chat/wire/message.ts';

/** The messages of one day of the user's own calendar. */
export interface Day<Row> {
  /** `2026-11-23`, by the clock of this device. */
  key: string;
  messages: Row[];
}

const keyOf = (moment: Date) =>
  `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}-${String(moment.getDate()).padStart(2, '0')}`;

/** Messages in their order, by day. */
export function byDay<Row extends Pick<Message, 'at'>>(messages: readonly Row[]): Day<Row>[] {
  const days: Day<Row>[] = [];
  for (const message of messages) {
    const key = keyOf(new Date(message.at));
    const last = days.at(-1);
    if (last?.key === key) last.messages.push(message);
    else days.push({ key, messages: [message] });
  }
  return days;
}

/** `today`, `yesterday`, else the weekday within a week and the date before. */
export function dayName(key: string, { now, locale }: { now: Date; locale: Locale }): string {
  const day = new Date(`${key}T12:00:00`);
  const noon = new Date(`${keyOf(now)}T12:00:00`);
  const distance = Math.round((day.getTime() - noon.getTime()) / 86_400_000);
  if (distance >= -1 && distance <= 0)
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day');
  const options: Intl.DateTimeFormatOptions =
    distance > -7 && distance < 0 ? { weekday: 'long' } : { day: 'numeric', month: 'long', year: 'numeric' };
  return new Intl.DateTimeFormat(`${locale}-u-nu-latn`, options).format(day);
}
