import { ADVERT, type AnswerOf, type getAddedProperties, type getPackage } from '@lintel/api-contract';
import { calendarOf, csvOf, saveFile, type CalendarEntry } from '@lintel/remote-kit';
import type { ServerData, ServerKind } from './server-data.ts';

type Package = AnswerOf<typeof getPackage>['active_packages'][number];
type Listing = AnswerOf<typeof getAddedProperties>['data'][number];

/** Everything as one file, as the calls of the back end answer it. */
export const saveAsJson = (data: ServerData): void =>
  saveFile('lintel-data.json', JSON.stringify(data, null, 2), 'application/json');

const cell = (value: unknown): string | number => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
};

/** Rows of one kind for a spreadsheet: a column for each field that any of them has; lists and objects as JSON. */
export function csvOfKind(rows: readonly unknown[]): Promise<string> {
  const records = rows.map((row) => (typeof row === 'object' && row !== null ? row : { value: row }));
  const columns = [...new Set(records.flatMap((row) => Object.keys(row)))];
  return csvOf(
    columns,
    records.map((row) => columns.map((column) => cell((row as Record<string, unknown>)[column]))),
  );
}

export async function saveAsCsv(kind: ServerKind, rows: readonly unknown[]): Promise<void> {
  saveFile(`lintel-${kind}.csv`, await csvOfKind(rows));
}

/** Words of the entries. */
export interface CalendarTexts {
  packageEnds(name: string): string;
  adEnds(title: string): string;
  confirm(title: string): string;
  viewing(title: string, name: string): string;
}

/** Kinds that have days to come. */
export const calendarKinds = ['packages', 'properties', 'viewings'] as const satisfies readonly ServerKind[];
interface Viewing {
  id: number;
  title: string | null;
  with_user: string | null;
  at: string;
}

const VIEWING_MS = 30 * 60_000;

/** Days to come in the stored data: packages and adverts that end, homes to confirm, viewings that were agreed. */
export function calendarEntries(data: ServerData, texts: CalendarTexts, host: string): CalendarEntry[] {
  const entry = (id: string, moment: string | null | undefined, title: string): CalendarEntry[] =>
    moment ? [{ id: `${id}@${host}`, start: new Date(moment), title }] : [];
  return [
    ...((data.packages ?? []) as Package[]).flatMap((run) =>
      entry(
        `package-${run.id}-${run.start_date.replaceAll(/[-:]|\.\d+/g, '')}`,
        run.never_ends ? null : run.end_date,
        texts.packageEnds(run.name),
      ),
    ),
    ...((data.properties ?? []) as Listing[]).flatMap((listing) => [
      ...listing.advertisement.flatMap(({ id, status, end_date: end }) =>
        status === ADVERT.approved ? entry(`advert-${id}`, end, texts.adEnds(listing.title)) : [],
      ),
      ...(listing.status === 1 && listing.request_status === 'approved'
        ? entry(`confirm-${listing.id}`, listing.confirmation_due_at, texts.confirm(listing.title))
        : []),
    ]),
    ...((data.viewings ?? []) as Viewing[]).flatMap(({ id, title, with_user: name, at }) =>
      entry(`viewing-${id}`, at, texts.viewing(title ?? '', name ?? '')).map((viewing) => ({
        ...viewing,
        end: new Date(viewing.start.getTime() + VIEWING_MS),
      })),
    ),
  ];
}

export async function saveAsCalendar(data: ServerData, texts: CalendarTexts, now: Date): Promise<void> {
  const text = await calendarOf(calendarEntries(data, texts, location.hostname), now);
  saveFile('lintel.ics', text, 'text/calendar');
}
