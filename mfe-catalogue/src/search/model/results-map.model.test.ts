import { mapPoints, type MapView } from '@lintel/api-contract';
import type { MapWindow } from '@lintel/map';
import { $shell } from '@lintel/remote-kit';
import { memoryShell, stub } from '@lintel/testing';
import { allSettled, fork } from 'effector';
import { noMap, type MapQuery } from '#common/search/filters/map-query.ts';
import { emptyQuery, type SearchQuery } from '#common/search/filters/search-query.ts';
import { SearchGate } from './search.model.ts';
import {
  $spots,
  $requestedViewport,
  followToggled,
  $follows,
  mapClosed,
  mapOpened,
  windowMoved,
} from './results-map.model.ts';

const crowd = (count: number, bounds: [number, number, number, number]) => ({
  latitude: 35,
  longitude: -24,
  count,
  min_price: 1,
  max_price: 2,
  bounds,
});
const everywhere: MapView = {
  total: 50,
  clusters: [crowd(9, [100, 1, 101, 2]), crowd(41, [-24.2, 35.1, -23.8, 35.3])],
  points: [],
};
const window: MapWindow = {
  center: [-24, 35.2],
  zoom: 12.4,
  box: [-24.1, 35.1, -23.9, 35.3],
  byPerson: false,
};

async function open(query: Partial<SearchQuery> = {}, map: Partial<MapQuery> = {}) {
  const shell = memoryShell({ answers: [stub(mapPoints, { error: false, data: everywhere })] });
  const scope = fork({ values: [[$shell, shell]] });
  const visit = (next: Partial<SearchQuery>) =>
    allSettled(SearchGate.open, {
      scope,
      params: { query: { ...emptyQuery, map: { ...noMap, ...map }, ...next } },
    });
  await visit(query);
  await allSettled(mapOpened, { scope });
  return {
    scope,
    visit,
    asked: () =>
      shell.calls.filter(({ path }) => path === mapPoints.path).map(({ parameters }) => parameters),
  };
}

describe('the map of results', () => {
  it('looks at the largest crowd of matches', async () => {
    const { scope } = await open({ type: 'sell' });
    expect(scope.getState($requestedViewport).viewport).toEqual({ box: [-24.2, 35.1, -23.8, 35.3] });
  });
  it('shows the viewport of the address, without a request for all matches', async () => {
    const { scope, asked } = await open({}, { box: window.box });
    expect(scope.getState($requestedViewport).viewport).toEqual({ box: window.box, isWhole: true });
    expect(asked()).toEqual([]);
  });
  it('looks at drawn areas, but not at those that are left out', async () => {
    const square = (lng: number, excluded: boolean) => ({
      excluded,
      corners: [
        [lng, 35],
        [lng + 1, 35],
        [lng + 1, 36],
      ] as const,
    });
    const { scope } = await open({}, { areas: [square(-24, false), square(10, true)] });
    expect(scope.getState($requestedViewport).viewport).toEqual({ box: [-24, 35, -23, 36] });
  });
  it('asks for the pins of the window on screen, with the filters and without the window of the list', async () => {
    const { scope, asked } = await open({ type: 'rent', sort: 'newest' }, { box: [1, 2, 3, 4] });
    await allSettled(windowMoved, { scope, params: window });
    expect(asked().at(-1)).toEqual({
      property_type: '1',
      bbox: '-24.10000,35.10000,-23.90000,35.30000',
      zoom: 12,
    });
    expect(scope.getState($spots)).toEqual([]);
  });
  it('asks again when a filter changes, and no more when it is closed', async () => {
    const { scope, visit, asked } = await open({}, { box: window.box });
    await allSettled(windowMoved, { scope, params: window });
    await visit({ type: 'sell' });
    expect(asked().at(-1)).toMatchObject({ property_type: '0', zoom: 12 });
    await allSettled(mapClosed, { scope });
    const before = asked().length;
    await visit({ type: 'rent' });
    expect(asked()).toHaveLength(before);
  });
  it('keeps the choice whether moving searches', async () => {
    const { scope } = await open();
    await allSettled(followToggled, { scope, params: false });
    expect(localStorage.getItem('lintel.map-follows')).toBe('off');
    const next = await open();
    expect(next.scope.getState($follows)).toBe(false);
    localStorage.clear();
  });
});
