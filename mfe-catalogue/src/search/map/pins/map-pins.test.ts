import type { MapCluster, MapPoint } from '@lintel/api-contract';
import { formatList } from '@lintel/i18n';
import { pinIdOf, spotsOf } from '#search/model/map-spots.ts';
import { pinsOf, type PinContext } from './map-pins.ts';
import { nearestDetent, nextDetent } from '#search/map/panel/detents.ts';
import { readCorners } from '#search/map/areas/typed-area.tsx';

const point = (id: number, more: Partial<MapPoint> = {}): MapPoint => ({
  id,
  slug_id: `home-${id}`,
  title: `Home ${id}`,
  title_image: '',
  price: id * 100_000,
  property_type: 'sell',
  rentduration: '',
  category_id: 1,
  latitude: 35.2 + id / 100,
  longitude: -24,
  bedrooms: 3,
  area: 120,
  is_premium: false,
  promoted: false,
  ...more,
});
const cluster: MapCluster = {
  latitude: 35,
  longitude: -24,
  count: 23,
  min_price: 210_000,
  max_price: 1_200_000,
  bounds: [-24.1, 34.9, -23.9, 35.1],
};
const context = (more: Partial<PinContext> = {}): PinContext => ({
  viewed: new Set(),
  hidden: new Set(),
  isSaved: () => false,
  labels: {
    short: ({ price }) => `$${price / 1000}K`,
    home: ({ title }) => title,
    group: (points) => `${points.length} homes here`,
    groupShort: (count) => `${count} homes`,
    cluster: ({ count }) => `${count} homes around`,
    number: String,
    list: (words) => formatList(words, 'en'),
    state: (state) => (state === 'plain' ? '' : state),
  },
  ...more,
});
const statesOf = (more: Partial<PinContext>, points = [point(1)]) =>
  pinsOf([], spotsOf(points), context(more)).map(({ state, name }) => [state, name]);

describe('pins', () => {
  it('are prices, groups at an address, and numbers for many', () => {
    const tower = { latitude: 35.3, longitude: -24.2 };
    const pins = pinsOf([cluster], spotsOf([point(1), point(5, tower), point(2, tower)]), context());
    expect(pins.map(({ kind, label, name }) => [kind, label, name])).toEqual([
      ['cluster', '23', '23 homes around'],
      ['home', '$100K', 'Home 1'],
      ['group', '2 homes', '2 homes here'],
    ]);
  });
  it('of one address list the cheapest home first', () => {
    const tower = { latitude: 35.3, longitude: -24.2 };
    const [spot] = spotsOf([point(5, tower), point(2, tower)]);
    expect(spot!.points.map(({ id }) => id)).toEqual([2, 5]);
    expect(pinIdOf([spot!], 5)).toBe(pinIdOf([spot!], 2));
    expect(pinIdOf([spot!], 9)).toBeNull();
  });
  it('say what the user did with a home, the strongest first', () => {
    const all = { viewed: new Set([1]), hidden: new Set([1]), isSaved: () => true };
    expect(statesOf(all)).toEqual([['hidden', 'Home 1, hidden']]);
    expect(statesOf({ ...all, hidden: new Set() })).toEqual([['saved', 'Home 1, saved']]);
    expect(statesOf({ viewed: new Set([1]) })).toEqual([['viewed', 'Home 1, viewed']]);
    expect(statesOf({}, [point(1, { is_premium: true })])).toEqual([['premium', 'Home 1, premium']]);
    expect(statesOf({})).toEqual([['plain', 'Home 1']]);
  });
  it('keep their id while the same homes come together, so that they do not blink', () => {
    const ids = () => pinsOf([cluster], spotsOf([point(1)]), context()).map(({ id }) => id);
    expect(ids()).toEqual(ids());
  });
});

describe('a typed area', () => {
  it('has a corner in each line, latitude first', () => {
    expect(readCorners('35.2, -24\n35.3 -24\n\n35.3;-23.9')).toEqual([
      [-24, 35.2],
      [-24, 35.3],
      [-23.9, 35.3],
    ]);
  });
  it.each(['', '1,2\n3,4', '1,2\n3,4\nfive', '1,2\n3,4\n95,1', '1,2,3\n3,4\n5,6'])(
    'of %j is refused',
    (text) => expect(readCorners(text)).toBeUndefined(),
  );
});

describe('the sheet over the map', () => {
  it('goes up by presses, and down to the row again', () => {
    expect([nextDetent('peek'), nextDetent('half'), nextDetent('full')]).toEqual(['half', 'full', 'peek']);
    expect([nextDetent('peek', true), nextDetent('half', true), nextDetent('full', true)]).toEqual([
      'full',
      'peek',
      'peek',
    ]);
  });
  it('comes to rest where it is nearest to', () => {
    expect([20, 150, 200, 500, 650].map((height) => nearestDetent(height, 600))).toEqual([
      'peek',
      'peek',
      'half',
      'full',
      'full',
    ]);
  });
});
