/** What this browser remembers of homes: never sent anywhere. */
const KEY = 'lintel.marks';
const MOST = 500;

export interface Marks {
  /** Ids of homes whose pages were visited, latest first. */
  viewed: number[];
  /** Ids of homes that are "not for me", latest first. */
  hidden: number[];
}

export const noMarks: Marks = { viewed: [], hidden: [] };

const ids = (value: unknown): number[] =>
  Array.isArray(value)
    ? value.filter((id): id is number => Number.isSafeInteger(id) && (id as number) > 0).slice(0, MOST)
    : [];

/** Nothing when nothing readable is stored. */
export function readMarks(storage: Pick<Storage, 'getItem'>): Marks {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    const { viewed, hidden } = (stored ?? {}) as Partial<Record<keyof Marks, unknown>>;
    return { viewed: ids(viewed), hidden: ids(hidden) };
  } catch {
    return noMarks; // Unreadable or forbidden storage means that nothing is remembered.
  }
}

export function writeMarks(storage: Pick<Storage, 'setItem'>, marks: Marks): void {
  try {
    storage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // A full or forbidden storage only means that nothing is remembered.
  }
}

/** With an id first, once. */
export const withId = (known: readonly number[], id: number): number[] =>
  [id, ...known.filter((other) => other !== id)].slice(0, MOST);
