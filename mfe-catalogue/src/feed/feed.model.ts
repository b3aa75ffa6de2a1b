import { $clock, $session, createPageGate, createPagination, createQuery } from '@lintel/remote-kit';
import { combine, createEvent, createStore, sample } from 'effector';
import { sessionEnded, sessionStarted } from '#common/session.ts';
import { loadFeedFx, loadSavedFx, loadWishesFx, searchFx } from './feed.api.ts';
import { entriesOf, withSurprises, type Tuning } from './reasons.ts';
import { fromWire } from './wishes.ts';

export const PAGE_SIZE = 18;
const SURPRISES = 24;

export const { Gate: FeedGate, paramsChanged: opened, left } = createPageGate<{ tuning: Tuning }>();
export const retried = createEvent();

export const feed = createPagination({ effect: loadFeedFx, pageSize: PAGE_SIZE });
export const wishes = createQuery({ effect: loadWishesFx, staleAfter: 0 });
/** What the person saved, to tell likeness; the feed does without where it does not come. */
export const favourites = createQuery({ effect: loadSavedFx });
/** What others look at, for the surprises; the feed does without where it does not come. */
export const popular = createQuery({ effect: searchFx });

const $tuning = createStore<Tuning>({}, { serialize: 'ignore' }).on(opened, (_, { tuning }) => tuning);
const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(left);

/** Null until it is known; `none` when nothing is stored. */
export const $wishes = wishes.$data.map((answer) => answer && (fromWire(answer.data) ?? ('none' as const)));

export const $entries = combine(
  feed.$rows,
  $wishes,
  favourites.$data,
  popular.$data,
  $tuning,
  $clock,
  (homes, wanted, saved, others, tuning, clock) => {
    if (!wanted || wanted === 'none') return [];
    const knowledge = { wishes: wanted, saved: saved?.data ?? [], now: clock.now() };
    return withSurprises(entriesOf(homes, knowledge, tuning), others?.data ?? [], wanted);
  },
);

const first = sample({
  clock: [sample({ clock: opened, source: $isOpen }), sessionStarted],
  source: { session: $session, pages: feed.$pages },
  // Tuning opens the gate again, with the same homes.
  filter: ({ session, pages }) => session !== null && pages === 0,
});
const asked = sample({ clock: [first, retried], fn: () => ({}) });
sample({ clock: asked, target: [wishes.start, favourites.start] });
sample({
  clock: asked,
  fn: () => ({ sort: 'most_viewed' as const, limit: SURPRISES }),
  target: popular.start,
});
sample({ clock: asked, fn: () => ({ params: {} }), target: feed.start });
// What one person is recommended is nobody else's business.
sample({ clock: sessionEnded, fn: () => undefined, target: [feed.reset, wishes.forget, favourites.forget] });
sample({
  clock: left,
  fn: () => undefined,
  target: [feed.reset, wishes.reset, favourites.reset, popular.reset],
});
