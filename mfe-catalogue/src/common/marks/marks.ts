import { createPersistentValue } from '@lintel/remote-kit';

/** As many ids of each kind as are remembered. */
export const MOST = 500;

/** What this browser remembers of homes. */
export interface Marks {
  /** Ids of homes whose pages were visited, latest first; never sent anywhere. */
  viewed: readonly number[];
  /** Ids of homes that are "not for me", latest first; those of a user are in the account, too (ADR 0122). */
  hidden: readonly number[];
}

const ids = (value: unknown): number[] =>
  Array.isArray(value)
    ? value.filter((id): id is number => Number.isSafeInteger(id) && (id as number) > 0).slice(0, MOST)
    : [];

/** The same in every tab; the shell removes them when the user signs out. */
export const marks = createPersistentValue<Marks>({
  key: 'lintel.marks',
  read: (stored) => {
    const { viewed, hidden } = (stored ?? {}) as Partial<Record<keyof Marks, unknown>>;
    return { viewed: ids(viewed), hidden: ids(hidden) };
  },
});

/** With an id first, once. */
const withId = (known: readonly number[], id: number): number[] =>
  [id, ...known.filter((other) => other !== id)].slice(0, MOST);

/** The page of a home was visited. */
export const markViewed = (id: number): boolean =>
  marks.change((all) => ({ ...all, viewed: withId(all.viewed, id) }));

/** "Not for me". */
export const hideHome = (id: number): boolean =>
  marks.change((all) => ({ ...all, hidden: withId(all.hidden, id) }));

/** Takes "not for me" back. */
export const showHomesAgain = (shown: readonly number[]): boolean =>
  marks.change((all) => ({ ...all, hidden: all.hidden.filter((id) => !shown.includes(id)) }));
