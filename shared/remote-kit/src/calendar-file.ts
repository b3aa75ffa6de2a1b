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

/**
 * Entries as a file that every calendar reads (iCalendar, RFC 5545). Times are in UTC, so that no time zone has to be described.
 * The library comes with the first use.
 */
export async function calendarOf(entries: readonly CalendarEntry[], now: Date): Promise<string> {
  const { default: ical } = await import(/* webpackChunkName: "calendar" */ 'ical-generator');
  const calendar = ical({ prodId: { company: 'Lintel', product: 'Calendar' } });
  for (const { id, start, end, title, url } of entries)
    calendar.createEvent({
      id,
      stamp: now,
      start,
      ...(end ? { end } : { allDay: true }),
      summary: title,
      ...(url && { url }),
    });
  // The last line of a file ends like the others (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`;
}
