import type { HomepageData } from '@lintel/api-contract';
import type { StoredLocation } from '@lintel/contract';
import { $location, createPageGate, createQuery, sessionEnded, sessionStarted } from '@lintel/remote-kit';
import { createStore, sample } from 'effector';
import { preferencesStored } from '#common/preferences-stored.ts';
import { loadHomeFx } from './home.api.ts';

/** How far "near you" reaches, in km: a city and its surroundings. */
export const NEAR_KM = 25;

export const { Gate: HomeGate, paramsChanged: opened, left } = createPageGate<Record<never, never>>();

export const home = createQuery({ effect: loadHomeFx });

/** What the call sends: a position when one is known. */
export const homeRequest = (location: StoredLocation | null) => ({
  ...(location && { latitude: location.latitude, longitude: location.longitude, radius: NEAR_KM }),
  view: 'card' as const,
});

const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(left);

/** The sections on screen. They stay while a new position is asked about, so that the page does not blink. */
export const $sections = createStore<HomepageData | null>(null)
  .on(home.$data, (shown, answer) => answer?.data ?? shown)
  .reset(left, sessionEnded);

/** A position was sent and nothing was found near it: the sections show everything instead. */
export const $nothingNear = createStore(false).reset(left, sessionEnded);
sample({
  clock: home.$data,
  source: $location,
  filter: (_, answer) => answer !== null,
  fn: (location, answer) => location !== null && !answer!.data.homepage_location_data_available,
  target: $nothingNear,
});

// Recommendations, hearts and homes nearby depend on the user: nothing is kept for the next user.
const requestContextChanged = sample({ clock: [sessionStarted, sessionEnded], fn: () => undefined });
sample({ clock: [requestContextChanged, preferencesStored], target: home.forget });
sample({
  clock: [opened, $location, requestContextChanged],
  source: $location,
  filter: $isOpen,
  fn: homeRequest,
  target: home.start,
});
sample({ clock: left, fn: () => undefined, target: home.reset });
