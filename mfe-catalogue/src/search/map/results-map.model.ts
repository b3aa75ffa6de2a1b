import type { MapView } from '@lintel/api-contract';
import type { MapWindow } from '@lintel/map';
import { $location, createQuery } from '@lintel/remote-kit';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { noMap } from '#common/search/filters/map-query.ts';
import { marksNeeded } from '#common/search/marks.model.ts';
import { filtersKey } from '#common/search/filters/codec.ts';
import { loadMapPointsFx } from '#search/model/search.api.ts';
import { $query, left, paramsChanged } from '#search/model/search.model.ts';
import { toFilters } from '#common/search/filters/request.ts';
import { readFollow, writeFollow } from './map-choices.ts';
import { pinIdOf, spotsOf } from '#search/map/pins/map-pins.ts';
import { homeChosen } from './pointed.model.ts';
import { boxText, lookOfAddress, lookOfMatches, WORLD } from '#search/map/viewport/where-to-look.ts';

// The address says which window is searched; the map itself says which one is on screen. Pins are always those of the screen.

/** The map is on the page, or no more. */
export const mapOpened = createEvent();
export const mapClosed = createEvent();
export const windowMoved = createEvent<MapWindow>();
/** A pin was opened; null closes it. */
export const pinChosen = createEvent<string | null>();
export const followToggled = createEvent<boolean>();

export const inView = createQuery({ effect: loadMapPointsFx });
/** Where the matches of the whole world are, to know where to look first. */
const everywhere = createQuery({ effect: loadMapPointsFx });

const readFollowFx = createEffect(() => readFollow(localStorage));
const writeFollowFx = createEffect((isOn: boolean) => writeFollow(localStorage, isOn));

const $isOpen = createStore(false)
  .on(mapOpened, () => true)
  .on(mapClosed, () => false);
export const $window = createStore<MapWindow | null>(null, { serialize: 'ignore' })
  .on(windowMoved, (_, window) => window)
  .reset(mapClosed);
export const $chosen = createStore<string | null>(null, { serialize: 'ignore' })
  .on(pinChosen, (_, id) => id)
  .reset(mapClosed, left);
/** Searches as the map moves. */
export const $follows = createStore(true)
  .on(readFollowFx.doneData, (_, isOn) => isOn)
  .on(followToggled, (_, isOn) => isOn);

/** What was asked last. */
export const $asked = createStore<Parameters<typeof loadMapPointsFx>[0] | null>(null, {
  serialize: 'ignore',
})
  .on(inView.start, (_, asked) => asked)
  .reset(mapClosed);
/** Pins of the last answer stay until the next one is there. */
export const $view = createStore<MapView | null>(null, { serialize: 'ignore' })
  .on(inView.$data, (shown, answer) => answer?.data ?? shown)
  .reset(mapClosed);
export const $spots = $view.map((view) => spotsOf(view?.points ?? []));

/** The home behind the open pin, the first of several. */
const $chosenInView = combine($chosen, $spots, (chosen, spots) => {
  const spot =
    chosen === null ? undefined : spots.find(({ points }) => pinIdOf(spots, points[0]!.id) === chosen);
  return spot?.points[0]?.id ?? null;
});
sample({ clock: $chosenInView, target: homeChosen });

const $filters = combine($query, $location, (query, location) => {
  const { box: _, ...map } = query.map ?? noMap;
  const filters = toFilters({ ...query, map }, location);
  return { key: `${filtersKey(query)} ${JSON.stringify(filters)}`, filters };
});

sample({
  clock: [windowMoved, $filters],
  source: { filters: $filters, window: $window, isOpen: $isOpen },
  filter: ({ window, isOpen }) => isOpen && window !== null,
  fn: ({ filters: { filters }, window }) => ({
    ...filters,
    bbox: boxText(window!.box),
    zoom: Math.round(window!.zoom),
  }),
  target: inView.start,
});

// An address that says where to look needs no question.
sample({
  clock: [mapOpened, paramsChanged],
  source: { filters: $filters, isOpen: $isOpen, query: $query },
  filter: ({ isOpen, query }) => isOpen && !lookOfAddress(query),
  fn: ({ filters: { filters } }) => ({ ...filters, bbox: boxText(WORLD), zoom: 4 }),
  target: everywhere.start,
});
sample({ clock: mapOpened, target: [readFollowFx, marksNeeded] });
sample({ clock: followToggled, target: writeFollowFx });
sample({ clock: mapClosed, fn: () => undefined, target: [inView.reset, everywhere.reset] });

/** Where the address says to look, and where the matches are; `key` tells one wish from the next. */
export const $wish = combine($query, everywhere.$data, everywhere.$error, (query, answer, error) => {
  const address = lookOfAddress(query);
  return address
    ? { key: JSON.stringify(address), look: address }
    : {
        key: `matches ${[query.type, query.city, query.state, query.country, query.q].join(' ')}`,
        look: lookOfMatches(answer, error),
      };
});
