import type { getPropertyList, RequestOf } from '@lintel/api-contract';
import type { SearchQuery } from './search-query.ts';

/** Parameters of the call that searches. */
export type SearchRequest = Omit<RequestOf<typeof getPropertyList>, 'limit' | 'offset'>;

/** Centre of a search by distance. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Parts of the search that other rows depend on. */
interface Search {
  /** Null when neither the map nor the stored location has a position. */
  position: Position | null;
  /** Km around the position. */
  radius?: number | undefined;
}
const noPosition: Search = { position: null };

/** One chip of a filter: what it names, and the value of the filter without it; undefined is any. */
export interface Chip<Value> {
  kind?: 'areas' | 'box';
  /** As in the query: a slug, a name, a number as text, an id as text. */
  value: string;
  without?: Value | undefined;
}

/** One part of a search: how addresses and requests write it, and what can be taken away. */
export interface FilterRow<Value> {
  /** Its value in an address; undefined when the address does not name it, or names something senseless. */
  read(url: URLSearchParams): Value | undefined;
  /** Its part of an address, escaped; empty for any. */
  write(value: Value): string;
  /** What the call sends for it; asked only when it is set. */
  toWire(value: Value, search: Search): SearchRequest;
  /** Its chips above the results; none when it does not narrow them. */
  chips(value: Value): Chip<Value>[];
}

/** A row with one parameter of the address: `parse` reads its text, `format` writes it. */
export function row<Value>(
  name: string,
  parse: (text: string) => Value | undefined,
  format: (value: Value) => string,
  rest: Pick<FilterRow<Value>, 'toWire' | 'chips'>,
): FilterRow<Value> {
  return {
    read: (url) => parse(url.get(name)?.trim() ?? ''),
    write: (value) => {
      const text = format(value);
      return text && new URLSearchParams([[name, text]]).toString();
    },
    ...rest,
  };
}

const onlyChip = (value: string | number | boolean) => [{ value: String(value) }];
type ToWire<Value> = (...args: Parameters<FilterRow<Value>['toWire']>) => SearchRequest;

export const textRow = (name: string, toWire: ToWire<string>, most = Number.POSITIVE_INFINITY) =>
  row<string>(
    name,
    (text) => text.slice(0, most) || undefined,
    (value) => value,
    { toWire, chips: onlyChip },
  );

export const choiceRow = <const Value extends string>(
  name: string,
  values: readonly Value[],
  toWire: ToWire<Value>,
) =>
  row<'' | Value>(
    name,
    (text) => values.find((value) => value === text),
    (value) => value,
    { toWire: (value, search) => (value === '' ? {} : toWire(value, search)), chips: onlyChip },
  );

/** Addresses can be written by hand: numbers out of range count as absent. */
export function amount(text: string): number | undefined {
  const value = Number(text);
  return text && Number.isFinite(value) && value > 0 ? Math.min(value, Number.MAX_SAFE_INTEGER) : undefined;
}

export const numberRow = (name: string, toWire: ToWire<number>) =>
  row<number>(name, amount, String, { toWire, chips: onlyChip });

export const switchRow = (name: string, toWire: () => SearchRequest) =>
  row<boolean>(
    name,
    (text) => text === '1' || undefined,
    (value) => (value ? '1' : ''),
    { toWire, chips: (value) => onlyChip(value) },
  );

/** A chip for each entry of a list. */
export const eachChip = <Entry>(
  entries: readonly Entry[],
  format: (entry: Entry) => string,
): Chip<Entry[]>[] =>
  entries.map((entry) => ({
    value: format(entry),
    without: entries.filter((other) => other !== entry),
  }));

function idsOf(text: string): number[] | undefined {
  const ids = text
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
  return ids.length > 0 ? [...new Set(ids)].sort((a, b) => a - b) : undefined;
}

export const idsRow = (name: string, toWire: ToWire<readonly number[]>) =>
  row<number[]>(name, idsOf, (ids) => ids.toSorted((a, b) => a - b).join(','), {
    toWire,
    chips: (ids) => eachChip(ids, String),
  });

/** A row of a table with the value that a search has for it. */
export interface SetRow<Key> {
  key: Key;
  row: FilterRow<unknown>;
  value: unknown;
}

/** The rows of a table with their values, without those that are "any". */
export function setRows<Key extends keyof SearchQuery>(
  table: Readonly<Record<Key, unknown>>,
  query: Pick<SearchQuery, Key>,
): SetRow<Key>[] {
  return (Object.entries(table) as [Key, FilterRow<unknown>][])
    .map(([key, filter]) => ({ key, row: filter, value: query[key] }))
    .filter(({ row: { write }, value }) => value !== undefined && write(value) !== '');
}

/** Writes the query of an address, without the question mark. */
export const writeRows = (rows: readonly SetRow<unknown>[]): string =>
  rows.map(({ row: { write }, value }) => write(value)).join('&');

/** What a call sends. */
export const wireOf = (rows: readonly SetRow<unknown>[], search: Search = noPosition): SearchRequest =>
  Object.assign({}, ...rows.map(({ row: { toWire }, value }) => toWire(value, search))) as SearchRequest;
