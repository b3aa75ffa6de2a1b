import type { MapCluster, MapView } from '@lintel/api-contract';
import type { MapWindow } from '@lintel/map';
import { $location, createQuery } from '@lintel/remote-kit';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { noMap } from '#common/search/filters/map-query.ts';
import { loadMapPointsFx } from '#common/wire/newer-calls.ts';
import { filtersKey } from '#common/search/filters/codec.ts';
import { $query, left, paramsChanged } from './search.model.ts';
import { toFilters } from '#common/search/filters/request.ts';
import { mergeOverlapping } from './map-clusters.ts';
import { readFollow, writeFollow } from './map-preferences.ts';
import { pinIdOf, spotsOf } from './map-spots.ts';
import { homeChosen } from './pointed-home.model.ts';
import { boxText, viewportOfQuery, viewportOfMatches, WORLD } from './viewport.ts';

// The address holds the window that is searched, the map the window on screen. Pins are always those of the screen.

/** The map was mounted or unmounted. */
export const mapOpened = createEvent();
export const mapClosed = createEvent();
export const windowMoved = createEvent<MapWindow>();
/** A pin was opened; null closes it. */
export const pinChosen = createEvent<string | null>();
export const followToggled = createEvent<boolean>();

export const inView = createQuery({ effect: loadMapPointsFx });
/** All matches, in clusters: they decide the first viewport. */
const allMatches = createQuery({ effect: loadMapPointsFx });

const readFollowFx = createEffect(() => readFollow(localStorage));
const writeFollowFx = createEffect((isOn: boolean) => writeFollow(localStorage, isOn));

const $isOpen = createStore(false)
  .on(mapOpened, () => true)
  .on(mapClosed, () => false);
export const $window = createStore<MapWindow | null>(null)
  .on(windowMoved, (_, window) => window)
  .reset(mapClosed);
export const $chosen = createStore<string | null>(null)
  .on(pinChosen, (_, id) => id)
  .reset(mapClosed, left);
/** Whether each move of the map searches. */
export const $follows = createStore(true)
  .on(readFollowFx.doneData, (_, isOn) => isOn)
  .on(followToggled, (_, isOn) => isOn);

/** Parameters of the last request for pins. */
export const $lastRequest = createStore<Parameters<typeof loadMapPointsFx>[0] | null>(null)
  .on(inView.start, (_, request) => request)
  .reset(mapClosed);
/** Pins of the last answer stay until the next answer, or its failure: then they would pass for what was asked. */
export const $view = createStore<MapView | null>(null)
  .on(inView.$data, (shown, answer) => answer?.data ?? shown)
  .on(inView.$error, (shown, error) => (error ? null : shown))
  .reset(mapClosed);
/** Clusters of the last answer as the map shows them at the zoom it had then. */
export const $clusters = createStore<readonly MapCluster[]>([]);
sample({
  clock: $view,
  source: $window,
  fn: (window, view) => mergeOverlapping(view?.clusters ?? [], window?.zoom ?? 0),
  target: $clusters,
});
export const $spots = $view.map((view) => spotsOf(view?.points ?? []));
/** What pins are made of; null before the first answer. */
export const $pinned = combine(
  $view,
  $clusters,
  $spots,
  (view, clusters, spots) => view && { clusters, spots },
);

/** The home of the open pin, the first of several. */
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

// An address with a viewport needs no request for all matches.
sample({
  clock: [mapOpened, paramsChanged],
  source: { filters: $filters, isOpen: $isOpen, query: $query },
  filter: ({ isOpen, query }) => isOpen && !viewportOfQuery(query),
  fn: ({ filters: { filters } }) => ({ ...filters, bbox: boxText(WORLD), zoom: 4 }),
  target: allMatches.start,
});
sample({ clock: mapOpened, target: readFollowFx });
sample({ clock: followToggled, target: writeFollowFx });
sample({ clock: mapClosed, fn: () => undefined, target: [inView.reset, allMatches.reset] });

/** The viewport of the address, or else of the matches; `key` identifies the request. */
export const $requestedViewport = combine(
  $query,
  allMatches.$data,
  allMatches.$error,
  (query, answer, error) => {
    const address = viewportOfQuery(query);
    return address
      ? { key: JSON.stringify(address), viewport: address }
      : {
          key: `matches ${[query.type, query.city, query.state, query.country, query.q].join(' ')}`,
          viewport: viewportOfMatches(answer, error),
        };
  },
);
