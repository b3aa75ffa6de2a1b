import type { MapView } from '@lintel/api-contract';
import { createQuery } from '@lintel/remote-kit';
import { combine, createEvent, createStore, sample } from 'effector';
import { loadMapPointsFx } from '#common/wire/newer-calls.ts';
import { $lastRequest } from '#search/model/results-map.model.ts';

// To count homes one by one their prices are needed, and no data of the user: the call requests the window on screen at a
// zoom level without clusters.

/** The budget panel was opened or closed. */
export const countingStarted = createEvent();
export const countingEnded = createEvent();

const homes = createQuery({ effect: loadMapPointsFx });
const $isCounting = createStore(false)
  .on(countingStarted, () => true)
  .on(countingEnded, () => false);

/** From this zoom level on the back end returns single homes, up to 400 of them. */
const UNCLUSTERED_ZOOM = 17;

sample({
  clock: [$lastRequest, countingStarted],
  source: combine({ request: $lastRequest, isCounting: $isCounting }),
  filter: ({ request, isCounting }) => request !== null && isCounting,
  fn: ({ request }) => ({ ...request!, zoom: UNCLUSTERED_ZOOM }),
  target: homes.start,
});
sample({ clock: countingEnded, fn: () => undefined, target: homes.reset });

/** The deal type of the clusters on screen: their prices are rents per month, or prices. */
export const $groupDeal = $lastRequest.map((asked) =>
  String(asked?.property_type) === '1' ? 'rent' : 'sell',
);

/** Homes of the window on screen; the previous ones until the next answer, or its failure: then they would pass for what was asked. */
export const $homes = createStore<MapView | null>(null)
  .on(homes.$data, (shown, answer) => answer?.data ?? shown)
  .on(homes.$error, (shown, error) => (error ? null : shown))
  .reset(countingEnded);
