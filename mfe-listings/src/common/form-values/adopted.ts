import type { ListingFile } from '#common/form-files/listing-file.ts';
import { pathOf, storedPath, type SentFiles } from '#common/form-files/same-file.ts';
import type { StoredForm } from '#common/form-sending/open-form.ts';

const FILES = ['photos', 'documents'] as const;
const ROWS = ['plans', 'units'] as const;

interface NamedRow {
  readonly id?: number;
  readonly name?: string;
}
type Lists = Partial<Record<(typeof FILES)[number], readonly ListingFile[]>> &
  Partial<Record<(typeof ROWS)[number], readonly NamedRow[]>>;

interface Form<Values> {
  readonly values: Values;
  readonly before: Values;
}

interface Versions<Item> {
  readonly own: readonly Item[];
  readonly before: readonly Item[];
  readonly newer: readonly Item[];
}

/** Replaces what has arrived; `before` has it too then, so that what the user changed in it since is their change. */
function adopt<Item>(
  { own, before, newer }: Versions<Item>,
  arrivedOf: (item: Item) => { stored: Item; as: Item } | undefined,
  isSame: (one: Item, other: Item) => boolean,
) {
  const arrived = own.map((item) => ({ item, found: arrivedOf(item) }));
  const stored = new Set(arrived.map(({ found }) => found?.stored));
  return {
    own: arrived.map(({ item, found }) => found?.as ?? item),
    before: [
      ...before,
      ...newer.filter((item) => stored.has(item) && !before.some((known) => isSame(known, item))),
    ],
  };
}

const filesOf = (newer: readonly ListingFile[], sent: SentFiles) => {
  const byPath = new Map(newer.map((file) => [storedPath(file, sent), file]));
  return (file: ListingFile) => {
    const stored = file.file && byPath.get(storedPath(file, sent));
    return stored && { stored, as: { ...stored, alt: file.alt } };
  };
};

const rowsOf = (newer: readonly NamedRow[], ids: ReadonlyMap<string, number>) => (row: NamedRow) => {
  const id = row.id === undefined ? ids.get(row.name ?? '') : undefined;
  const stored = newer.find((one) => id !== undefined && one.id === id);
  return stored && { stored, as: { ...row, id: stored.id! } };
};

const isSameFile = (one: ListingFile, other: ListingFile) =>
  one.address !== undefined && other.address !== undefined && pathOf(one.address) === pathOf(other.address);

const isSameRow = (one: NamedRow, other: NamedRow) => one.id === other.id;

/**
 * A form whose files, plans and kinds of homes came with an earlier attempt, whose answer was lost: what the listing has of them by now is
 * no longer new.
 */
export function adopted<Values extends object>(
  { values, before }: Form<Values>,
  { values: newer, sent = new Map(), rows = new Map() }: StoredForm<Values>,
): Form<Values> {
  const [own, was, now] = [values, before, newer] as [Lists, Lists, Lists];
  const lists = [
    ...FILES.map((name) => {
      const versions = { own: own[name] ?? [], before: was[name] ?? [], newer: now[name] ?? [] };
      return [name, adopt<ListingFile>(versions, filesOf(versions.newer, sent), isSameFile)] as const;
    }),
    ...ROWS.map((name) => {
      const versions = { own: own[name] ?? [], before: was[name] ?? [], newer: now[name] ?? [] };
      return [name, adopt<NamedRow>(versions, rowsOf(versions.newer, rows), isSameRow)] as const;
    }),
  ].filter(([name]) => name in values);
  return {
    values: { ...values, ...Object.fromEntries(lists.map(([name, list]) => [name, list.own])) },
    before: { ...before, ...Object.fromEntries(lists.map(([name, list]) => [name, list.before])) },
  };
}
