import type { StoredLocation } from '@lintel/contract';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { logFx } from '#core/user-ports.ts';
import type { PersistedLocation } from '#user/persisted/persisted-state.ts';
import { changedElsewhere, rehydrated } from '#user/persisted/persisted.model.ts';
import { readPosition, type Coordinates, type PositionProblem } from './geolocation.ts';

/** The page has started: ask for the position once. */
export const positionWanted = createEvent();
/** The user chose a place. */
export const locationChosen = createEvent<StoredLocation>();
/** The user wants no place to be known. */
export const locationCleared = createEvent();
/** The control that shows and changes the place. */
export const locationOpened = createEvent();
export const locationClosed = createEvent();
export const $isLocationOpen = createStore(false)
  .on(locationOpened, () => true)
  .reset(locationClosed);

export const readPositionFx = createEffect<void, Coordinates, PositionProblem>(() => readPosition());
const $beforeReading = createStore<StoredLocation | null>(null);

const locationRead = createEvent<StoredLocation>();

/** Where the user looks for a home; null while unknown. */
export const $location = createStore<StoredLocation | null>(null);

$location
  .on([rehydrated, changedElsewhere], (_, { location }) => fromPersisted(location.currentLocation))
  .on(locationChosen, (_, location) => location)
  .on(locationCleared, () => null)
  .on(locationRead, (_, location) => location);

sample({ clock: positionWanted, source: $location, target: $beforeReading });
sample({ clock: positionWanted, target: readPositionFx });
// The user may have chosen a place meanwhile, here or in another tab.
sample({
  clock: readPositionFx.doneData,
  source: { known: $location, before: $beforeReading },
  filter: ({ known, before }) => isSamePoint(known, before),
  fn: ({ known }, here) => moved(known, here),
  target: locationRead,
});
sample({
  clock: readPositionFx.failData,
  fn: (problem) => ({ message: 'no position', context: { problem } }),
  target: logFx,
});

/** Closer than this (about a kilometre) is the same place, so its address still holds. Degrees. */
const SAME_PLACE = 0.01;

/** Whether a place is still where it was; its name may have come meanwhile. */
export const isSamePoint = (one: Coordinates | null, other: Coordinates | null): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

/** Coordinates have no address until it is looked up. */
export function moved(known: StoredLocation | null, here: Coordinates): StoredLocation {
  const isSamePlace =
    known !== null &&
    Math.abs(known.latitude - here.latitude) < SAME_PLACE &&
    Math.abs(known.longitude - here.longitude) < SAME_PLACE;
  const address = isSamePlace ? known : { formatted_address: '', city: '', state: '', country: '' };
  return { ...address, ...here };
}

export function fromPersisted(stored: PersistedLocation | null): StoredLocation | null {
  if (!stored) return null;
  const { coordinates, ...address } = stored;
  return { ...address, ...coordinates };
}

export function toPersisted(location: StoredLocation | null): PersistedLocation | null {
  if (!location) return null;
  const { latitude, longitude, ...address } = location;
  return { coordinates: { latitude, longitude }, ...address };
}
