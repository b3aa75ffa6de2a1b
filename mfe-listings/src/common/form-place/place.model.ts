import { placeSearch, reverseGeocode, type FoundPlace } from '@lintel/api-contract';
import { createQuery, endpointFx } from '@lintel/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';

const SHORTEST = 2;
const PAUSE_MS = 200;
/** A map that is dragged comes to rest often. */
const REST_MS = 400;

/** The user types the name of a town. */
export const townTyped = createEvent<string>();
/** The pin came to rest. */
export const pinMoved = createEvent<{ latitude: number; longitude: number }>();
/** The form with the place has gone. */
export const placeLeft = createEvent();

export const towns = createQuery({ effect: endpointFx(placeSearch) });
const nameFx = endpointFx(reverseGeocode);

sample({
  clock: debounce({ source: townTyped, timeout: PAUSE_MS }),
  filter: (text) => text.trim().length >= SHORTEST,
  fn: (text) => ({ query: text.trim() }),
  target: towns.start,
});
sample({ clock: placeLeft, target: towns.reset });

const $pin = createStore<{ latitude: number; longitude: number } | null>(null)
  .on(pinMoved, (_, pin) => pin)
  .reset(placeLeft);
sample({ clock: debounce({ source: pinMoved, timeout: REST_MS }), target: nameFx });

/** The town of the pin, found by its position. */
export const $townOfPin = createStore<FoundPlace | null>(null).reset(pinMoved, placeLeft);
sample({
  clock: nameFx.done,
  source: $pin,
  // The pin may have moved on meanwhile.
  filter: (pin, { params }) => pin?.latitude === params.latitude && pin.longitude === params.longitude,
  fn: (_, { result }): FoundPlace => result.data,
  target: $townOfPin,
});
/** There is no town near the pin, or no answer. */
export const $isTownUnknown = createStore(false)
  .on(nameFx.fail, () => true)
  .reset(nameFx, placeLeft);
