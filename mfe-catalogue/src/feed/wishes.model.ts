import { $session, $shell, createMutation, createPageGate, createQuery } from '@lintel/remote-kit';
import { attach, createEvent, createStore, sample } from 'effector';
import i18next from 'i18next';
import { debounce } from 'patronum/debounce';
import { addresses } from '#common/addresses.ts';
import { sessionEnded, sessionStarted } from '#common/session.ts';
import {
  forgetWishesFx,
  loadCategoriesFx,
  loadCitiesFx,
  loadFacilitiesFx,
  loadWishesFx,
  saveWishesFx,
  searchFx,
} from './feed.api.ts';
import { fromWire, noWishes, toSearch, toWire, type Wishes } from './wishes.ts';

/** Enough to find a few that also have the places of step 4. */
const SAMPLE = 24;
const SETTLED_MS = 250;

export const { Gate: WishesGate, paramsChanged: opened, left } = createPageGate<Record<never, never>>();
export const wishesChanged = createEvent<Wishes>();
export const saved = createEvent();
export const forgotten = createEvent();
export const triedAgain = createEvent();

export const stored = createQuery({ effect: loadWishesFx });
export const categories = createQuery({ effect: loadCategoriesFx });
export const cities = createQuery({ effect: loadCitiesFx });
export const facilities = createQuery({ effect: loadFacilitiesFx });
/** What the wishes find so far. */
export const found = createQuery({ effect: searchFx });
export const saving = createMutation({ effect: saveWishesFx });
export const forgetting = createMutation({ effect: forgetWishesFx });

const openFeedFx = attach({ source: $shell, effect: (shell) => shell?.navigate(addresses.feed) });
const tellForgottenFx = attach({
  source: $shell,
  effect: (shell) => {
    const text = i18next.getFixedT(null, 'mfe-catalogue' as 'mfe-catalogue deferred');
    shell?.notify({ tone: 'success', text: text('wishes.forgotten') });
  },
});

/** What is being chosen; null until what is stored has come. */
export const $wishes = createStore<Wishes | null>(null, { serialize: 'ignore' })
  .on(stored.$data, (chosen, answer) => chosen ?? (answer && (fromWire(answer.data) ?? noWishes)))
  .on(wishesChanged, (_, wishes) => wishes)
  .on(forgetting.done, () => noWishes)
  .reset(left, sessionEnded);

// What failed, failed together: the choices of the steps come again with what is stored.
sample({
  clock: triedAgain,
  target: [stored.refresh, facilities.refresh, categories.refresh, cities.refresh],
});
sample({ clock: sessionEnded, fn: () => undefined, target: stored.forget });
sample({
  clock: [opened, sessionStarted],
  source: $session,
  filter: Boolean,
  fn: () => ({}),
  target: [stored.start, facilities.start],
});
sample({ clock: opened, fn: () => ({ has_property: '1', limit: 100 }), target: categories.start });
sample({ clock: opened, fn: () => ({ limit: 100 }), target: cities.start });
sample({
  clock: debounce({ source: $wishes, timeout: SETTLED_MS }),
  filter: Boolean,
  fn: (wishes) => ({ ...toSearch(wishes), limit: SAMPLE }),
  target: found.start,
});
sample({ clock: saved, source: $wishes, filter: Boolean, fn: toWire, target: saving.start });
sample({ clock: forgotten, fn: () => ({}), target: forgetting.start });
// The feed asks for what is stored by itself; here it is not shown again before it is asked for anew.
sample({ clock: [saving.done, forgetting.done], fn: () => undefined, target: stored.forget });
sample({ clock: saving.done, fn: () => undefined, target: openFeedFx });
sample({ clock: forgetting.done, fn: () => undefined, target: tellForgottenFx });
sample({
  clock: left,
  fn: () => undefined,
  target: [
    stored.reset,
    categories.reset,
    cities.reset,
    facilities.reset,
    found.reset,
    saving.reset,
    forgetting.reset,
  ],
});
