import type { NotificationRow } from '@lintel/api-contract';
import type { Locale } from '@lintel/contract';
import { formatDate } from '@lintel/i18n';

export interface Section {
  key: string;
  heading: string;
  rows: NotificationRow[];
}

/** The calendar day in the time zone of the browser, as a key. */
const dayOf = (moment: Date) => `${moment.getFullYear()}-${moment.getMonth()}-${moment.getDate()}`;

/** Unread ones on top, the others by the day on which they came; rows come newest first. */
export function sectionsOf(
  rows: readonly NotificationRow[],
  {
    cameUnread,
    now,
    locale,
    words,
  }: {
    cameUnread: ReadonlySet<number>;
    now: Date;
    locale: Locale;
    words: { unread: string; today: string; yesterday: string };
  },
): Section[] {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const named = new Map([
    [dayOf(now), words.today],
    [dayOf(yesterday), words.yesterday],
  ]);
  const sections = new Map<string, Section>();
  const add = (key: string, heading: string, row: NotificationRow) => {
    const section = sections.get(key) ?? { key, heading, rows: [] };
    section.rows.push(row);
    sections.set(key, section);
  };
  const others = rows.filter(({ id }) => !cameUnread.has(id));
  for (const row of rows.filter(({ id }) => cameUnread.has(id))) add('unread', words.unread, row);
  for (const row of others) {
    const day = dayOf(new Date(row.created_at));
    add(day, named.get(day) ?? formatDate(row.created_at, { locale, length: 'long' }), row);
  }
  return [...sections.values()];
}
