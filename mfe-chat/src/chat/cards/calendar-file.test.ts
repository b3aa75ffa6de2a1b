import { calendarFile } from './calendar-file.ts';

const viewing = {
  messageId: 7,
  start: '2026-11-28T10:00:00+01:00',
  title: 'Viewing: Villa, garden; pool',
  url: 'https://homes.example/properties-details/villa',
  now: new Date('2026-11-23T12:00:00Z'),
};

describe('the calendar file of a viewing', () => {
  it('has its times in UTC, its length and its words escaped', async () => {
    const lines = (await calendarFile(viewing)).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'UID:viewing-7@homes.example',
        'DTSTAMP:20261123T120000Z',
        'DTSTART:20261128T090000Z',
        'DTEND:20261128T093000Z',
        String.raw`SUMMARY:Viewing: Villa\, garden\; pool`,
        'END:VCALENDAR',
      ]),
    );
    expect(lines.at(-1)).toBe('');
  });

  it('has no line of more than 75 bytes, and loses no character of a long title in Arabic', async () => {
    const title = 'معاينة: فيلا عائلية مع حديقة واسعة ومسبح كبير على شاطئ البحر الأبيض المتوسط 🏡';
    const text = await calendarFile({ ...viewing, title });
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });
});
