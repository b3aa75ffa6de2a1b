import type { MapView } from '@lintel/api-contract';
import { createQuery } from '@lintel/remote-kit';
import { combine, createEvent, createStore, sample } from 'effector';
import { loadMapPointsFx } from '#search/model/search.api.ts';
import { $asked } from '#search/map/results-map.model.ts';

// To count homes one by one their prices are needed, and nothing of the person: the call asks for the window on screen at a
// scale where homes stand alone.

/** Somebody looks at what they can pay for, or does so no more. */
export const countingStarted = createEvent();
export const countingEnded = createEvent();

const homes = createQuery({ effect: loadMapPointsFx });
const $isCounting = createStore(false)
  .on(countingStarted, () => true)
  .on(countingEnded, () => false);

/** From this zoom level on the back end keeps homes apart, up to 400 of them. */
const APART = 17;

sample({
  clock: [$asked, countingStarted],
  source: combine({ asked: $asked, isCounting: $isCounting }),
  filter: ({ asked, isCounting }) => asked !== null && isCounting,
  fn: ({ asked }) => ({ ...asked!, zoom: APART }),
  target: homes.start,
});
sample({ clock: countingEnded, fn: () => undefined, target: homes.reset });

/** What the groups of homes on screen are for: their ends are rents of a month, or prices. */
export const $groupDeal = $asked.map((asked) => (String(asked?.property_type) === '1' ? 'rent' : 'sell'));

/** Homes of the window on screen; the last ones until the next are there. */
export const $homes = createStore<MapView | null>(null, { serialize: 'ignore' })
  .on(homes.$data, (shown, answer) => answer?.data ?? shown)
  .reset(countingEnded);
