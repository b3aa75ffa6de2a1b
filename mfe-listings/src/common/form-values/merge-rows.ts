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

/** Whose order counts, and whether both sides changed it. A new row in front is a change, too. */
function mergeOrder(before: Rows, own: Rows, newer: Rows): Omit<Merged<never>, 'value'> {
  const isCommon = (key: string) => before.has(key) && own.has(key) && newer.has(key);
  const [first] = own.values();
  const isMovedThere = orderOf(newer, isCommon) !== orderOf(before, isCommon);
  const isMovedHere =
    orderOf(own, isCommon) !== orderOf(before, isCommon) || (first !== undefined && isOwnRow(first));
  return {
    isClash: isMovedThere && isMovedHere && orderOf(newer, isCommon) !== orderOf(own, isCommon),
    hasNewer: isMovedThere && !isMovedHere,
  };
}

/** Three versions of the row of one key; without a value it is removed. */
function mergeRowOf(was?: Row, own?: Row, newer?: Row): Merged<Row | undefined> {
  if (own && newer) {
    const { merged, clashes, hasNewer } = mergeRow({ before: was ?? {}, values: own, newer });
    return { value: merged, isClash: clashes.length > 0, hasNewer };
  }
  const left = own ?? newer;
  // Removed on one side; the other may have changed it.
  if (was) return { value: undefined, isClash: !isSame(was, left), hasNewer: newer === undefined };
  return { value: left, isClash: false, hasNewer: own === undefined };
}

/** A list with rows of both sides, without those that either removed; in the order of the side that changed it. */
export function mergeRows(lists: Versions<unknown>): Merged<Row[]> {
  const [before, own, newer] = [rowsOf(lists.before), rowsOf(lists.values), rowsOf(lists.newer)];
  const order = mergeOrder(before, own, newer);
  const [leading, following] = order.hasNewer ? [newer, own] : [own, newer];
  const keys = [...new Set([...leading.keys(), ...following.keys()])];
  const rows = keys.map((key) => mergeRowOf(before.get(key), own.get(key), newer.get(key)));
  return {
    value: rows.flatMap(({ value }): Row[] => (value ? [value] : [])),
    isClash: order.isClash || rows.some(({ isClash }) => isClash),
    hasNewer: order.hasNewer || rows.some(({ hasNewer }) => hasNewer),
  };
}
