/** An entry of a calendar. */
export interface CalendarEntry {
  /** The same one is no second entry in a calendar that gets the file twice. Unique in the world. */
  id: string;
  start: Date;
  /** Left out: an entry for the whole day. */
  end?: Date;
  title: string;
  url?: string;
}

/** The day of a moment where the user is, at midnight in UTC, which is what the library reads the day of a whole one from. */
function dayIn(timeZone: string, moment: Date): Date {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  // Sweden writes dates as ISO 8601 does.
  return new Date(`${new Intl.DateTimeFormat('sv', { timeZone, ...parts }).format(moment)}T00:00:00Z`);
}

const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Entries as a file that every calendar reads (iCalendar, RFC 5545). Times are in UTC, so that no time zone has to be described;
 * a whole day is that of the user. The library comes with the first use.
 */
export async function calendarOf(
  entries: readonly CalendarEntry[],
  now: Date,
  timeZone: string = ownTimeZone(),
): Promise<string> {
  const { default: ical } = await import(/* webpackChunkName: "calendar" */ 'ical-generator');
  const calendar = ical({ prodId: { company: 'Lintel', product: 'Calendar' } });
  for (const { id, start, end, title, url } of entries)
    calendar.createEvent({
      id,
      stamp: now,
      ...(end ? { start, end } : { start: dayIn(timeZone, start), allDay: true }),
      summary: title,
      ...(url && { url }),
    });
  // The last line of a file ends like the others (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`;
}
