import {
  $clock,
  $session,
  createPageGate,
  createPagination,
  createQuery,
  sessionEnded,
  sessionStarted,
} from '@lintel/remote-kit';
import { combine, createEvent, createStore, sample } from 'effector';
import { loadFeedFx, loadSavedFx, loadPreferencesFx, searchFx } from './feed.api.ts';
import { entriesOf, withSurprises, type Tuning } from './reasons.ts';
import { fromWire } from './preferences.ts';

export const PAGE_SIZE = 18;
const SURPRISES = 24;

export const { Gate: FeedGate, paramsChanged: opened, left } = createPageGate<{ tuning: Tuning }>();
export const retried = createEvent();

export const feed = createPagination({ effect: loadFeedFx, pageSize: PAGE_SIZE });
export const preferences = createQuery({ effect: loadPreferencesFx, staleAfter: 0 });
/** The user's saved homes, to find similar ones; the feed works without them. */
export const favourites = createQuery({ effect: loadSavedFx });
/** Most viewed homes, for the surprises; the feed works without them. */
export const popular = createQuery({ effect: searchFx });

const $tuning = createStore<Tuning>({}).on(opened, (_, { tuning }) => tuning);
const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(left);

/** Null until loaded; `none` when the user has stored none. */
export const $preferences = preferences.$data.map(
  (answer) => answer && (fromWire(answer.data) ?? ('none' as const)),
);

export const $entries = combine(
  {
    homes: feed.$rows,
    preferences: $preferences,
    saved: favourites.$data,
    mostViewed: popular.$data,
    tuning: $tuning,
    clock: $clock,
  },
  ({ homes, preferences: chosen, saved, mostViewed, tuning, clock }) => {
    if (!chosen || chosen === 'none') return [];
    const knowledge = { preferences: chosen, saved: saved?.data ?? [], now: clock.now() };
    return withSurprises(entriesOf(homes, knowledge, tuning), mostViewed?.data ?? [], chosen);
  },
);

const firstRequested = sample({
  clock: [opened, sessionStarted],
  source: { session: $session, pages: feed.$pages, isOpen: $isOpen },
  // A change of the tuning sends the gate's parameters again; the homes are loaded already.
  filter: ({ session, pages, isOpen }) => isOpen && session !== null && pages === 0,
  fn: () => undefined,
});
const requested = sample({ clock: [firstRequested, retried], fn: () => ({}) });
sample({ clock: requested, target: [preferences.start, favourites.start] });
sample({
  clock: requested,
  fn: () => ({ sort: 'most_viewed' as const, limit: SURPRISES }),
  target: popular.start,
});
sample({ clock: requested, fn: () => ({ params: {} }), target: feed.start });
// Recommendations are private to the user: they leave with the session.
sample({
  clock: sessionEnded,
  fn: () => undefined,
  target: [feed.reset, preferences.forget, favourites.forget],
});
sample({
  clock: left,
  fn: () => undefined,
  target: [feed.reset, preferences.reset, favourites.reset, popular.reset],
});
