import type { HomeMarkKind } from '@lintel/api-contract';
import { createPersistentValue } from '@lintel/remote-kit';
import { picks } from '#common/compare/compare-picks.ts';
import { marks } from '#common/marks/marks.ts';

/** Ids of homes, the newest first. */
export type MarkedHomes = Readonly<Record<HomeMarkKind, readonly number[]>>;

/** What the account had when this browser last heard of it; a difference to what the browser has is a change to send. */
export interface AccountBase {
  userId: number;
  /** Moment of the last answer. */
  at: number;
  account: MarkedHomes;
  /** What a visitor had and does not want in the account: shown in this browser alone. */
  here: MarkedHomes;
}

export const noMarkedHomes: MarkedHomes = { hidden: [], compare: [] };

const isHomes = (value: unknown): value is MarkedHomes => {
  const { hidden, compare } = (value ?? {}) as Partial<MarkedHomes>;
  return Array.isArray(hidden) && Array.isArray(compare);
};

/** Null: what this browser has is a visitor's. Leaves with the account at sign-out, as the marks do. */
export const accountBase = createPersistentValue<AccountBase | null>({
  key: 'lintel.account-marks',
  read: (stored) => {
    const { userId, at, account, here } = (stored ?? {}) as Partial<AccountBase>;
    return typeof userId === 'number' && typeof at === 'number' && isHomes(account) && isHomes(here)
      ? { userId, at, account, here }
      : null;
  },
});

/** What this browser has. */
export const homesHere = (): MarkedHomes => ({
  hidden: marks.get().hidden,
  compare: picks
    .get()
    .map(({ id }) => id)
    .toReversed(),
});

/** What a visitor has in this browser; nothing where it belongs to an account. */
export const visitorMarks = (): MarkedHomes => (accountBase.get() ? noMarkedHomes : homesHere());
