import { calendarOf } from './calendar-file.ts';

const now = new Date('2026-11-23T12:00:00Z');
const viewing = {
  id: 'viewing-7@homes.example',
  start: new Date('2026-11-28T09:00:00Z'),
  end: new Date('2026-11-28T09:30:00Z'),
  title: 'Viewing: Villa, garden',
  url: 'https://homes.example/villa',
};
const linesOf = async (...entries: Parameters<typeof calendarOf>[0][number][]) =>
  (await calendarOf(entries, now, 'UTC')).split('\r\n');

describe('a calendar file', () => {
  it('has an entry with its time in UTC, its words escaped, and the address of its page', async () => {
    const lines = await linesOf(viewing);
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Lintel//Calendar//EN',
      'BEGIN:VEVENT',
      'UID:viewing-7@homes.example',
      'SEQUENCE:0',
      'DTSTAMP:20261123T120000Z',
      'DTSTART:20261128T090000Z',
      'DTEND:20261128T093000Z',
      String.raw`SUMMARY:Viewing: Villa\, garden`,
      'URL;VALUE=URI:https://homes.example/villa',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has an entry without an end for its whole day, and none of what an entry lacks', async () => {
    const { end: _, url: __, ...day } = viewing;
    const lines = await linesOf(day);
    expect(lines).toContain('DTSTART;VALUE=DATE:20261128');
    expect(lines.filter((line) => /^(DTEND|URL)/.test(line))).toEqual([]);
  });

  it.each([
    ['America/New_York', '20261127'],
    ['Europe/Berlin', '20261128'],
    ['Pacific/Auckland', '20261128'],
  ])('has the day of the user who is in %s, and not that of Greenwich', async (timeZone, day) => {
    const entry = { id: 'package-2@homes.example', start: new Date('2026-11-28T02:30:00Z'), title: 'Ends' };
    const text = await calendarOf([entry], now, timeZone);
    expect(text.split('\r\n')).toContain(`DTSTART;VALUE=DATE:${day}`);
  });

  it('has all entries', async () => {
    const lines = await linesOf(viewing, { ...viewing, id: 'viewing-8@homes.example' });
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:viewing-7@homes.example',
      'UID:viewing-8@homes.example',
    ]);
  });
});
