import { createPersistentValue } from '@lintel/remote-kit';

/** What a user answered about the things of this browser: ids of saved homes, of homes with a note, addresses of searches. */
export interface MergeAnswer {
  userId: number;
  agrees: boolean;
  saved: readonly number[];
  noted: readonly number[];
  searches: readonly string[];
}

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number');
const isAnswer = (value: unknown): value is Omit<MergeAnswer, 'searches'> & Partial<MergeAnswer> => {
  const { userId, agrees, saved, noted, searches = [] } = (value ?? {}) as Partial<MergeAnswer>;
  return (
    typeof userId === 'number' &&
    typeof agrees === 'boolean' &&
    isIds(saved) &&
    isIds(noted) &&
    Array.isArray(searches)
  );
};

/** The last answer, so that the same things are asked about once, and a merge that was interrupted goes on. */
export const mergeAnswer = createPersistentValue<MergeAnswer | null>({
  key: 'lintel.merge-answer',
  // Answers from before searches were kept name none.
  read: (stored) => (isAnswer(stored) ? { searches: [], ...stored } : null),
});

/** What the user answered about all of these; undefined where one of them is new, or it was another user. */
export function answerFor({
  userId,
  saved,
  noted,
  searches,
}: Omit<MergeAnswer, 'agrees'>): boolean | undefined {
  const last = mergeAnswer.get();
  const isKnown =
    last?.userId === userId &&
    saved.every((id) => last.saved.includes(id)) &&
    noted.every((id) => last.noted.includes(id)) &&
    searches.every((address) => last.searches.includes(address));
  return isKnown ? last.agrees : undefined;
}
