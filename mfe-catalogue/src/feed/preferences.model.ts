import {
  $session,
  $shell,
  createMutation,
  createPageGate,
  createQuery,
  sessionEnded,
  sessionStarted,
} from '@lintel/remote-kit';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import i18next from 'i18next';
import { debounce } from 'patronum/debounce';
import { addresses } from '#common/addresses.ts';
import { preferencesStored } from '#common/preferences-stored.ts';
import {
  deletePreferencesFx,
  loadCategoriesFx,
  loadCitiesFx,
  loadFacilitiesFx,
  loadPreferencesFx,
  savePreferencesFx,
  searchFx,
} from './feed.api.ts';
import { fromWire, isSame, noPreferences, toSearch, toWire, type FeedPreferences } from './preferences.ts';

/** Enough to find a few that also match the places of step 4. */
const SAMPLE_SIZE = 24;
const SAMPLE_DEBOUNCE_MS = 250;

export const { Gate: PreferencesGate, paramsChanged: opened, left } = createPageGate<Record<never, never>>();
export const preferencesChanged = createEvent<FeedPreferences>();
export const saved = createEvent();
export const deleteRequested = createEvent();
export const triedAgain = createEvent();

export const stored = createQuery({ effect: loadPreferencesFx });
export const categories = createQuery({ effect: loadCategoriesFx });
export const cities = createQuery({ effect: loadCitiesFx });
export const facilities = createQuery({ effect: loadFacilitiesFx });
/** Homes that match the preferences chosen so far. */
export const found = createQuery({ effect: searchFx });
export const saving = createMutation({ effect: savePreferencesFx });
export const deleting = createMutation({ effect: deletePreferencesFx });

const openFeedFx = attach({ source: $shell, effect: (shell) => shell?.navigate(addresses.feed) });
const notifyDeletedFx = attach({
  source: $shell,
  effect: (shell) => {
    const text = i18next.getFixedT(null, 'mfe-catalogue' as 'mfe-catalogue deferred');
    shell?.notify({ tone: 'success', text: text('preferences.forgotten') });
  },
});

/** The preferences being edited; null until the stored ones have loaded. */
export const $preferences = createStore<FeedPreferences | null>(null)
  .on(stored.$data, (chosen, answer) => chosen ?? (answer && (fromWire(answer.data) ?? noPreferences)))
  .on(preferencesChanged, (_, preferences) => preferences)
  .on(deleting.done, () => noPreferences)
  .reset(left, sessionEnded);

/** What the account has stored, as far as this page knows. */
const $storedPreferences = createStore<FeedPreferences | null>(null)
  .on(stored.$data, (known, answer) => (answer ? (fromWire(answer.data) ?? noPreferences) : known))
  .on(deleting.done, () => noPreferences)
  .reset(left, sessionEnded);
sample({ clock: saving.done, source: $preferences, target: $storedPreferences });
/** Leaving the page would lose what the user has changed. */
export const $isUnsaved = combine(
  { preferences: $preferences, known: $storedPreferences, isSaving: saving.$pending },
  ({ preferences, known, isSaving }) =>
    !isSaving && preferences !== null && known !== null && !isSame(preferences, known),
);

// The page's retry loads the options of the steps again as well: they usually fail together.
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
  clock: debounce({ source: $preferences, timeout: SAMPLE_DEBOUNCE_MS }),
  filter: Boolean,
  fn: (preferences) => ({ ...toSearch(preferences), limit: SAMPLE_SIZE }),
  target: found.start,
});
sample({ clock: saved, source: $preferences, filter: Boolean, fn: toWire, target: saving.start });
sample({ clock: deleteRequested, fn: () => ({}), target: deleting.start });
// The feed loads the stored preferences itself; this page loads them again on its next visit.
sample({ clock: [saving.done, deleting.done], fn: () => undefined, target: stored.forget });
sample({ clock: [saving.done, deleting.done], fn: () => undefined, target: preferencesStored });
sample({ clock: saving.done, fn: () => undefined, target: openFeedFx });
sample({ clock: deleting.done, fn: () => undefined, target: notifyDeletedFx });
sample({
  clock: left,
  fn: () => undefined,
  target: [
    // They are saved as a whole: begun from what the last visit fetched, they would undo a change of another device.
    stored.forget,
    categories.reset,
    cities.reset,
    facilities.reset,
    found.reset,
    saving.reset,
    deleting.reset,
  ],
});
