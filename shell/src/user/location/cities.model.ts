import { getCitiesData, placeSearch, type FoundPlace } from '@lintel/api-contract';
import { createQuery } from '@lintel/model-kit';
import { createEvent, createStore, sample } from 'effector';
import { callFx } from '#core/user-ports.ts';
import { pinPlaced, placeChosen, positionRequested } from './find-place.model.ts';
import { locationCleared, locationClosed } from './location.model.ts';

/** The dialog is open and shows where homes are on offer. */
export const citiesNeeded = createEvent();
/** One of the site's cities, by its name. */
export const cityChosen = createEvent<string>();

/** As many as the dialog has room for; the others are found by their name. */
const MOST = 8;

export const cities = createQuery({ effect: callFx(getCitiesData) });
/** A city of the site is only a name; the gazetteer knows where it is. */
const placeOfCityFx = callFx(placeSearch);

/** The city whose place is being looked up. */
export const $requestedCity = createStore<string | null>(null);
/** The gazetteer does not answer, or does not know the city. */
export const $isCityLost = createStore(false);

const looked = sample({
  clock: placeOfCityFx.finally,
  source: $requestedCity,
  // The user may have chosen something else meanwhile.
  filter: (city, { params }) => city === params.query,
  fn: (city, answer) => (answer.status === 'done' ? placeNamed(city, answer.result.data) : undefined),
});

/** The search also answers with names that are only alike. */
const placeNamed = (name: string | null, found: readonly FoundPlace[]) =>
  found.find(({ city }) => city === name);

const chosenOtherwise = [placeChosen, pinPlaced, positionRequested, locationCleared, locationClosed];
$requestedCity.on(cityChosen, (_, city) => city).reset(looked, ...chosenOtherwise);
$isCityLost.on(looked, (_, place) => place === undefined).reset(cityChosen, ...chosenOtherwise);

sample({ clock: citiesNeeded, fn: () => ({ limit: MOST }), target: cities.start });
sample({ clock: cityChosen, fn: (city) => ({ query: city }), target: placeOfCityFx });
sample({ clock: looked, filter: (place): place is FoundPlace => place !== undefined, target: placeChosen });
