import {
  placeSearch,
  reverseGeocode,
  type ApiError,
  type FoundPlace,
  type RequestOf,
} from '@lintel/api-contract';
import type { StoredLocation } from '@lintel/contract';
import { createQuery } from '@lintel/model-kit';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { callFx, logFx } from '#core/user-ports.ts';
import { readPosition, type Coordinates, type PositionProblem } from './geolocation.ts';
import {
  $location,
  isSamePoint,
  locationChosen,
  locationCleared,
  locationClosed,
  moved,
} from './location.model.ts';

/** The page has time: the place that is known gets its address. */
export const addressNeeded = createEvent();
/** The user wants to use the position of this device. */
export const positionRequested = createEvent();
/** The user types the name of a place: the text so far. */
export const placeTyped = createEvent<string>();
/** The user put a pin on the map. */
export const pinPlaced = createEvent<Coordinates>();
/** One of the places that were found. */
export const placeChosen = createEvent<FoundPlace>();

const SHORTEST = 2;
const PAUSE_MS = 200;

export const requestPositionFx = createEffect<void, Coordinates, PositionProblem>(() =>
  readPosition({ isUserRequest: true }),
);
/** Only one attempt each: a place without a name is still a place. */
export const nameFx = callFx(reverseGeocode);
export const places = createQuery({ effect: callFx(placeSearch) });

/** Why "use my location" led nowhere; `not-found`: there is a position, but no town near it. */
export type LocationProblem = Exclude<PositionProblem, 'not-asked'> | 'not-found';

export const $problem = createStore<LocationProblem | null>(null);

const asProblem = (problem: PositionProblem): LocationProblem =>
  problem === 'not-asked' ? 'denied' : problem;
const isNowhere = ({ key }: ApiError) => key === 'notFound';
const isAt = (location: StoredLocation | null, place: RequestOf<typeof reverseGeocode>): boolean =>
  location?.latitude === place.latitude && location.longitude === place.longitude;

const $beforeRequest = createStore<StoredLocation | null>(null);
sample({ clock: positionRequested, source: $location, target: $beforeRequest });
// The user may have chosen a place meanwhile.
const $isStillWanted = combine($location, $beforeRequest, isSamePoint);
const located = sample({ clock: requestPositionFx.doneData, filter: $isStillWanted });
const unlocated = sample({ clock: requestPositionFx.failData, filter: $isStillWanted });

/** No town is near the place that is known by now. */
const nowhere = sample({
  clock: nameFx.fail,
  source: $location,
  filter: (location, { params, error }) => isNowhere(error) && isAt(location, params),
});
$problem
  .on(unlocated, (_, problem) => asProblem(problem))
  .on(nowhere, () => 'not-found')
  .reset(positionRequested, placeChosen, pinPlaced, locationCleared, locationClosed);

sample({ clock: positionRequested, target: requestPositionFx });
sample({
  clock: [located, pinPlaced],
  source: $location,
  fn: (known, here) => moved(known, here),
  target: locationChosen,
});
sample({
  clock: requestPositionFx.failData,
  fn: (problem) => ({ message: 'no position', context: { problem } }),
  target: logFx,
});

sample({
  clock: [addressNeeded, $location],
  source: $location,
  filter: (location): location is StoredLocation => location !== null && !location.city,
  fn: ({ latitude, longitude }: StoredLocation) => ({ latitude, longitude }),
  target: nameFx,
});
sample({
  clock: nameFx.done,
  source: $location,
  // The user may have chosen another place meanwhile.
  filter: (location, { params, result }) => result.data.city !== '' && isAt(location, params),
  fn: (_, { params, result }) => ({
    ...withoutCount(result.data),
    latitude: Number(params.latitude),
    longitude: Number(params.longitude),
  }),
  target: locationChosen,
});
sample({
  clock: nameFx.failData,
  fn: ({ kind, key }) => ({ message: 'no address', context: { kind, key } }),
  target: logFx,
});

/** What stands in the field. */
const $typed = createStore('')
  .on(placeTyped, (_, text) => text.trim())
  .reset(placeChosen, locationClosed);
const settled = debounce({ source: placeTyped, timeout: PAUSE_MS });
sample({
  clock: settled,
  source: $typed,
  filter: (text) => text.length >= SHORTEST,
  fn: (query) => ({ query }),
  target: places.start,
});
const tooShort = sample({ clock: $typed, filter: (text) => text.length < SHORTEST });
sample({ clock: tooShort, fn: () => undefined, target: places.reset });
sample({ clock: placeChosen, fn: withoutCount, target: locationChosen });

function withoutCount(place: FoundPlace): StoredLocation {
  const { formatted_address, city, state, country, latitude, longitude } = place;
  return { formatted_address, city, state, country, latitude, longitude };
}
