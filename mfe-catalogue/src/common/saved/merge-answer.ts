import { createPersistentValue } from '@lintel/remote-kit';

/** What a user answered about the things of this browser: ids of homes by kind, addresses of searches. */
export interface MergeAnswer {
  userId: number;
  agrees: boolean;
  saved: readonly number[];
  noted: readonly number[];
  searches: readonly string[];
  hidden: readonly number[];
  compared: readonly number[];
}

/** Answers from before these were asked about name none. */
type Newer = 'searches' | 'hidden' | 'compared';

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number');
const isAnswer = (value: unknown): value is Omit<MergeAnswer, Newer> & Partial<MergeAnswer> => {
  const {
    userId,
    agrees,
    saved,
    noted,
    searches = [],
    hidden = [],
    compared = [],
  } = (value ?? {}) as Partial<MergeAnswer>;
  return (
    typeof userId === 'number' &&
    typeof agrees === 'boolean' &&
    isIds(saved) &&
    isIds(noted) &&
    Array.isArray(searches) &&
    isIds(hidden) &&
    isIds(compared)
  );
};

/** The last answer, so that the same things are asked about once, and a merge that was interrupted goes on. */
export const mergeAnswer = createPersistentValue<MergeAnswer | null>({
  key: 'lintel.merge-answer',
  read: (stored) => (isAnswer(stored) ? { searches: [], hidden: [], compared: [], ...stored } : null),
});

/** What the user answered about all of these; undefined where one of them is new, or it was another user. */
export function answerFor({ userId, ...here }: Omit<MergeAnswer, 'agrees'>): boolean | undefined {
  const last = mergeAnswer.get();
  if (last?.userId !== userId) return undefined;
  const kinds = Object.keys(here) as (keyof typeof here)[];
  const isKnown = kinds.every((kind) => {
    const known = new Set<number | string>(last[kind]);
    return here[kind].every((one) => known.has(one));
  });
  return isKnown ? last.agrees : undefined;
}

/** The last answer of this user was no. */
export const hasDeclined = (userId: number): boolean => {
  const last = mergeAnswer.get();
  return last?.userId === userId && !last.agrees;
};
