import { readFileSync } from 'node:fs';
import type { Download, Page, Response } from '@playwright/test';
import { rowsOfCsv } from '../fixtures/answers/csv.ts';
import { bearer } from '../fixtures/people.ts';
import { resumeSession, sharedSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

interface Answer {
  data?: unknown;
  active_packages?: unknown[];
}
type Row = Record<string, unknown>;

/** The calls that answer each kind of data, and what its spreadsheet is called. */
const kinds: Record<string, { call: string; csv: string; rows(answer: Answer): Row[] }> = {
  profile: { call: 'get-user-data', csv: 'Profile', rows: ({ data }) => [data as Row] },
  properties: { call: 'get-added-properties', csv: 'Properties', rows: ({ data }) => data as Row[] },
  projects: { call: 'get-added-projects', csv: 'Projects', rows: ({ data }) => data as Row[] },
  favourites: { call: 'get_favourite_property', csv: 'Saved homes', rows: ({ data }) => data as Row[] },
  searches: { call: 'saved-searches', csv: 'Saved searches', rows: ({ data }) => data as Row[] },
  conversations: { call: 'get_chats', csv: 'Conversations', rows: ({ data }) => data as Row[] },
  notifications: { call: 'get_notification_list', csv: 'Notifications', rows: ({ data }) => data as Row[] },
  payments: { call: 'get_payment_details', csv: 'Payments', rows: ({ data }) => data as Row[] },
  packages: {
    call: 'get-package',
    csv: 'Running packages',
    rows: ({ active_packages: running }) => running as Row[],
  },
  verification: {
    call: 'get-agent-verification-form-values',
    csv: 'Agent verification',
    rows: ({ data }) => (data ? [data as Row] : []),
  },
  preferences: {
    call: 'personalised-fields',
    csv: 'What you look for',
    rows: ({ data }) => [data as Row].flat(),
  },
  notes: { call: 'listing-notes', csv: 'Notes on homes', rows: ({ data }) => data as Row[] },
  messages: { call: 'get-own-messages', csv: 'Messages', rows: ({ data }) => data as Row[] },
  replies: {
    call: 'get-quick-replies',
    csv: 'Quick replies',
    rows: ({ data }) => (data as string[]).map((text) => ({ text })),
  },
  blocked: { call: 'blocked-users', csv: 'Blocked people', rows: ({ data }) => data as Row[] },
  sessions: { call: 'get-sessions', csv: 'Devices', rows: ({ data }) => data as Row[] },
  events: { call: 'get-security-events', csv: 'Security events', rows: ({ data }) => data as Row[] },
  ...Object.fromEntries(
    [
      ['adverts', 'adverts', 'Ads'],
      ['leads', 'leads', 'People interested in your listings'],
      ['hidden', 'hidden', 'Hidden homes'],
      ['compared', 'compared', 'Homes to compare'],
      ['interests', 'interests', 'Listings you’re interested in'],
      ['viewings', 'viewings', 'Agreed viewings'],
      ['reports', 'reports', 'Reports you made'],
      ['pushDevices', 'push_devices', 'Devices for notifications'],
      ['units', 'units', 'Used units of packages'],
    ].map(([name, kind, csv]) => [
      name,
      { call: `get-own-records?kind=${kind}`, csv: csv!, rows: ({ data }: Answer) => data as Row[] },
    ]),
  ),
};
/** Which a user has only after choosing to; other journeys would meet what this one chose. */
const maybeNone = ['preferences', 'compared', 'blocked', 'interests', 'viewings', 'reports', 'pushDevices'];

/** How a value stands in a spreadsheet: lists and objects as JSON, and no text that a program would take for a formula. */
const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return JSON.stringify(value);
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
};

const textOf = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8');

/** Chromium drops an eleventh download within a second, without an event; no user presses that fast. Milliseconds. */
const PAUSE_MS = 120;

async function downloaded(page: Page, name: string): Promise<string> {
  await page.waitForTimeout(PAUSE_MS);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return textOf(download);
}

test('what a user exports is what the calls of the back end answer, as JSON and as spreadsheets', async ({
  page,
  browser,
  request,
}) => {
  // Something of every kind.
  const headers = bearer(await sharedSession(browser, 'agent'));
  const { data } = (await (await request.get('/api/get-property-list?limit=1')).json()) as {
    data: { id: number }[];
  };
  await request.post('/api/add_favourite', { headers, data: { property_id: data[0]!.id, type: '1' } });
  const noted = await request.post('/api/listing-notes', {
    headers,
    data: { property_id: data[0]!.id, text: 'Ask about the roof', device: 'export' },
  });
  const marked = await request.post('/api/home-marks', {
    headers,
    data: { kind: 'hidden', add: data[0]!.id },
  });
  expect(marked.ok()).toBe(true);
  const replied = await request.post('/api/save-quick-replies', {
    headers,
    data: { texts: ['Yes, it is.'] },
  });
  expect([noted.ok(), replied.ok()]).toEqual([true, true]);
  const saved = await request.post('/api/saved-searches', {
    headers,
    data: { name: '=1+1, “a”, "b"', city: 'Port Aster', address: 'city=Port+Aster' },
  });
  expect(saved.ok()).toBe(true);

  // The very answers that the page gets: journeys beside this one change what the next call would answer.
  const answers: Response[] = [];
  await resumeSession(page, 'agent', '/');
  page.on('response', (response) => answers.push(response));
  await page.goto('/user/data');
  await expect(page.getByRole('button', { name: 'Download everything' })).toBeVisible();
  const rowsFor = async ({ call, rows }: (typeof kinds)[string]): Promise<Row[]> => {
    const asked = answers.filter((answer) => {
      const { pathname, search } = new URL(answer.url());
      const [path, query = ''] = call.split('?');
      return pathname === `/api/${path}` && search.includes(query);
    });
    // Menus and badges ask for fewer rows.
    const pages = asked.filter((answer) => /[?&](limit|per_page)=100\b/.test(answer.url()));
    const own = pages.length > 0 ? pages : asked.slice(-1);
    const parts = await Promise.all(own.map(async (answer) => rows((await answer.json()) as Answer)));
    return parts.flat();
  };

  const exported = JSON.parse(await downloaded(page, 'Download everything')) as Record<string, Row[]>;
  expect(Object.keys(exported).sort()).toEqual(Object.keys(kinds).sort());
  for (const [kind, source] of Object.entries(kinds))
    await test.step(kind, async () => {
      const expected = await rowsFor(source);
      if (!maybeNone.includes(kind)) expect(expected.length, `the agent has ${kind}`).toBeGreaterThan(0);
      expect(exported[kind]).toEqual(expected);
      if (expected.length === 0) return;

      const [columns, ...lines] = rowsOfCsv(await downloaded(page, `${source.csv} as CSV`));
      expect([...columns!].sort()).toEqual([...new Set(expected.flatMap((row) => Object.keys(row)))].sort());
      expect(lines).toEqual(expected.map((row) => columns!.map((column) => cell(row[column]))));
    });
});
