import { pathOf } from '#common/form-files/same-file.ts';
import { mergeFields, type Merged, type Versions } from './merge-fields.ts';
import { isSame, isSamePart } from './same-value.ts';

/** A photo, document, plan or kind of home in a list of the form. */
type Row = Readonly<Record<string, unknown>>;
type Rows = ReadonlyMap<string, Row>;

/** What a row is known by: its number, the file that is stored, else the name that the form gave it. */
function keyOf({ id, name, file, address }: Row): string {
  if (typeof id === 'number') return `row ${id}`;
  if (file === undefined && typeof address === 'string') return `file ${pathOf(address)}`;
  return `new ${String(id ?? name)}`;
}
const rowsOf = (list: unknown): Rows => new Map(((list ?? []) as Row[]).map((row) => [keyOf(row), row]));

/** Rows that the user added, which the back end does not have. */
const isOwnRow = (row: Row) => keyOf(row).startsWith('new ');
export const ownRows = (list: unknown): Row[] => ((list ?? []) as Row[]).filter(isOwnRow);

const orderOf = (rows: Rows, among: (key: string) => boolean) => [...rows.keys()].filter(among).join();

/** One row that both sides have. A new drawing replaces the stored one, so that both are one answer. */
const mergeRow = (versions: Versions<Row>) =>
  mergeFields(versions, {
    groupOf: (part) => (part === 'files' ? 'address' : part),
    isSame: isSamePart,
  });

/** A list with rows of both sides, without those that either removed; in the order of the side that changed it. */
export function mergeRows(lists: Versions<unknown>): Merged<Row[]> {
  const [before, own, newer] = [rowsOf(lists.before), rowsOf(lists.values), rowsOf(lists.newer)];
  const isCommon = (key: string) => before.has(key) && own.has(key) && newer.has(key);
  const [first] = own.values();
  const isMovedThere = orderOf(newer, isCommon) !== orderOf(before, isCommon);
  const isMovedHere = orderOf(own, isCommon) !== orderOf(before, isCommon) || (first && isOwnRow(first));
  let isClash = isMovedThere && Boolean(isMovedHere) && orderOf(newer, isCommon) !== orderOf(own, isCommon);
  let hasNewer = isMovedThere && !isMovedHere;
  const [leading, following] = hasNewer ? [newer, own] : [own, newer];
  const value: Row[] = [];
  for (const key of new Set([...leading.keys(), ...following.keys()])) {
    const [row, was, now] = [own.get(key), before.get(key), newer.get(key)];
    if (row && now) {
      const part = mergeRow({ before: was ?? {}, values: row, newer: now });
      value.push(part.merged);
      isClash ||= part.clashes.length > 0;
      hasNewer ||= part.hasNewer;
    } else if (was) {
      // Removed on one side; the other may have changed it.
      isClash ||= !isSame(was, row ?? now);
      hasNewer ||= now === undefined;
    } else if (row ?? now) {
      value.push((row ?? now)!);
      hasNewer ||= row === undefined;
    }
  }
  return { value, isClash, hasNewer };
}
