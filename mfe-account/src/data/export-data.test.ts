import { calendarOf } from '@lintel/remote-kit';
import { calendarEntries, csvOfKind } from './export-data.ts';

const texts = {
  packageEnds: (name: string) => `${name} ends`,
  adEnds: (title: string) => `Ad of ${title} ends`,
  confirm: (title: string) => `Confirm ${title}`,
  viewing: (title: string, name: string) => `Viewing of ${title} with ${name}`,
};

it('a spreadsheet has a column for each field, and nothing of a row is lost', async () => {
  const text = await csvOfKind([
    { id: 1, name: 'Ada', places: [{ city: 'Port Aster' }] },
    { id: 2, note: null, active: true },
    'alone',
  ]);
  expect(text.slice(1).split('\r\n')).toEqual([
    'id,name,places,note,active,value',
    '1,Ada,"[{""city"":""Port Aster""}]",,,',
    '2,,,,true,',
    ',,,,,alone',
    '',
  ]);
});

it('the calendar has the ends of packages and running adverts, and homes to confirm', async () => {
  const listing = {
    id: 4,
    title: 'Villa',
    status: 1,
    request_status: 'approved',
    confirmation_due_at: '2026-12-04T10:00:00Z',
    advertisement: [
      { id: 8, status: 0, end_date: '2026-12-20T10:00:00Z' },
      { id: 9, status: 3, end_date: '2026-11-01T10:00:00Z' },
    ],
  };
  const data = {
    packages: [
      { id: 2, name: 'Agent', start_date: '2026-10-14T00:00:00Z', end_date: '2027-01-12T00:00:00Z' },
      { id: 2, name: 'Agent', start_date: '2026-10-20T08:30:00Z', end_date: '2027-04-12T00:00:00Z' },
      {
        id: 3,
        name: 'For ever',
        start_date: '2026-10-14T00:00:00Z',
        end_date: '9999-12-31T00:00:00Z',
        never_ends: true,
      },
    ],
    viewings: [{ id: 6, title: 'Loft', with_user: 'Ada', at: '2026-12-02T10:00:00Z' }],
    properties: [listing, { ...listing, id: 5, title: 'Hidden', status: 0, advertisement: [] }],
  };
  const entries = calendarEntries(data, texts, 'homes.example');
  expect(entries.map(({ title, id }) => `${title} (${id})`)).toEqual([
    'Agent ends (package-2-20261014T000000Z@homes.example)',
    // Paid twice, it runs twice; a calendar would take both ends for the same entry.
    'Agent ends (package-2-20261020T083000Z@homes.example)',
    'Ad of Villa ends (advert-8@homes.example)',
    'Confirm Villa (confirm-4@homes.example)',
    'Viewing of Loft with Ada (viewing-6@homes.example)',
  ]);
  const lines = (await calendarOf(entries, new Date('2026-11-23T12:00:00Z'), 'UTC')).split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(5);
  expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20270112', 'SUMMARY:Agent ends']));
  // A viewing has its time, as in the file of its conversation: a calendar takes both for the same entry.
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20261202T100000Z', 'DTEND:20261202T103000Z']));
});
