import {
  $isTabVisible,
  $session,
  browserWatched,
  createPageGate,
  createPagination,
  sessionEnded,
  sessionStarted,
} from '@lintel/remote-kit';
import { createStore, sample } from 'effector';
import { chosenElsewhere, favouritesMerged } from '#common/saved/favourites.model.ts';
import { loadFavouritesFx } from './favourites.api.ts';

export const PAGE_SIZE = 24;

export const { Gate: FavouritesGate, paramsChanged: opened, left } = createPageGate<Record<never, never>>();

/** The account's saved listings. A visitor's are in `$kept` of the heart. */
export const saved = createPagination({ effect: loadFavouritesFx, pageSize: PAGE_SIZE });

export const $signedIn = $session.map((session) => session !== null);
const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(left);

/** The list of an account was on screen when its session ended, here or in another tab. */
export const $hasEnded = createStore(false)
  .on(sessionEnded, () => true)
  .reset(sessionStarted, opened, left);

sample({
  clock: opened,
  source: $signedIn,
  filter: Boolean,
  fn: () => ({ params: {} }),
  target: saved.start,
});
sample({ clock: opened, fn: () => undefined, target: browserWatched });
/** The user comes back to the tab, perhaps from another device. */
const lookedAgain = sample({ clock: $isTabVisible, filter: Boolean });
// Again after sign-in, when what this browser kept has arrived in the account, and after a change elsewhere.
sample({
  clock: [$signedIn, favouritesMerged, chosenElsewhere, lookedAgain],
  source: { isOpen: $isOpen, signedIn: $signedIn, pages: saved.$pages },
  filter: ({ isOpen, signedIn }) => isOpen && signedIn,
  fn: ({ pages }) => ({ params: {}, pages }),
  target: saved.start,
});
// The next account must not see them, not even until its own are there.
sample({ clock: [left, sessionEnded], fn: () => undefined, target: saved.reset });
