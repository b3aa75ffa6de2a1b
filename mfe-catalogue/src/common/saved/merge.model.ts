import { withTexts } from '@lintel/i18n';
import { $session, $shell, sessionEnded } from '@lintel/remote-kit';
import { attach, createEvent, createStore, sample } from 'effector';
import type { Listing } from '#common/listing/listing.ts';

/** A user is signed in; `kept` is what a visitor saved in this browser. */
export const mergeWanted = createEvent<{ userId: number; kept: readonly Listing[] }>();

const loadQuestion = withTexts(
  'mfe-catalogue',
  () => import(/* webpackChunkName: "merge-question" */ './merge-question.ts'),
);

/** What a visitor may have in this browser; the last two belong to the account once they were in step with one. */
const visitorKeys = ['lintel.notes', 'lintel.visitor-searches', 'lintel.marks', 'lintel.compare'];

const mayHave = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Older shells cannot ask; they merge at once, as they did. */
const askFx = attach({
  source: $shell,
  effect: async (shell, { userId, kept }: { userId: number; kept: readonly Listing[] }): Promise<boolean> => {
    if (!shell?.ask) return true;
    const keys = visitorKeys.slice(0, mayHave('lintel.account-marks') ? 2 : 4);
    if (kept.length === 0 && !keys.some(mayHave)) return false;
    const { mayMerge } = await loadQuestion();
    return mayMerge(shell, kept, userId);
  },
});
const moveSearchesFx = attach({
  source: $shell,
  effect: async (shell): Promise<number> => {
    if (!shell || !mayHave('lintel.visitor-searches')) return 0;
    const { moveSearches } = await loadQuestion();
    return moveSearches(shell);
  },
});
const keepMarksFx = attach({
  source: { shell: $shell, session: $session },
  effect: async ({ shell, session }, mayMerge: boolean) => {
    if (!shell || !session) return;
    const { startMarks } = await import(/* webpackChunkName: "account-marks" */ './start-marks.ts');
    await startMarks(shell, session.user.id, mayMerge);
  },
});
const $askedFor = createStore<number | null>(null, { serialize: 'ignore' })
  .on(askFx, (_, { userId }) => userId)
  .reset(sessionEnded);

sample({
  clock: mergeWanted,
  source: askFx.pending,
  filter: (pending) => !pending,
  fn: (_, wanted) => wanted,
  target: askFx,
});

const answered = sample({
  clock: askFx.done,
  source: $askedFor,
  filter: (askedFor, { params }) => askedFor === params.userId,
  fn: (_, { result }) => result,
});
/** Whether a visitor's things may move into the account of the session; null while that is not known. */
export const $mayMerge = createStore<boolean | null>(null, { serialize: 'ignore' })
  .on(answered, (_, answer) => answer)
  .reset(sessionEnded);
/** They may. */
export const mergeAgreed = sample({ clock: answered, filter: (answer) => answer, fn: () => undefined });

sample({ clock: mergeAgreed, target: moveSearchesFx });
sample({ clock: answered, target: keepMarksFx });
/** Searches moved from this browser into the account. */
export const searchesMerged = sample({
  clock: moveSearchesFx.doneData,
  filter: (count) => count > 0,
  fn: () => undefined,
});
