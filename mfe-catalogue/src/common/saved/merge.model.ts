import { $shell, sessionEnded } from '@lintel/remote-kit';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import type { CardListing } from '#common/listing/listing.ts';

/** A user is signed in; `kept` is what a visitor saved in this browser. */
export const mergeWanted = createEvent<{ userId: number; kept: readonly CardListing[] }>();

/** What only those who sign in need. */
const loadSignIn = () => import(/* webpackChunkName: "account-marks" */ './sign-in.ts');

const askFx = attach({
  source: $shell,
  effect: async (shell, wanted: { userId: number; kept: readonly CardListing[] }): Promise<boolean> =>
    !shell || (await loadSignIn()).askAtSignIn(shell, wanted),
});
const moveSearchesFx = attach({
  source: $shell,
  effect: async (shell): Promise<number> => (shell ? (await loadSignIn()).moveVisitorSearches(shell) : 0),
});
/** Hidden homes or the comparison were erased in the account: this browser asks what is left. */
export const forgetMarksFx = createEffect(async () => (await loadSignIn()).refreshMarks());
const $askedFor = createStore<number | null>(null)
  .on(askFx, (_, { userId }) => userId)
  .reset(sessionEnded);

// Fails for a user who is asked already.
sample({ clock: mergeWanted, target: askFx });

const answered = sample({
  clock: askFx.done,
  source: $askedFor,
  filter: (askedFor, { params }) => askedFor === params.userId,
  fn: (_, { result }) => result,
});
/** Whether a visitor's things may move into the account of the session; null while that is not known. */
export const $mayMerge = createStore<boolean | null>(null)
  .on(answered, (_, answer) => answer)
  .reset(sessionEnded);
/** They may. */
export const mergeAgreed = sample({ clock: answered, filter: (answer) => answer, fn: () => undefined });

sample({ clock: mergeAgreed, target: moveSearchesFx });
/** Searches moved from this browser into the account. */
export const searchesMerged = sample({
  clock: moveSearchesFx.doneData,
  filter: (count) => count > 0,
  fn: () => undefined,
});
