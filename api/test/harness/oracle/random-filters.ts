import { energyClasses, nearbySteps } from '@lintel/api-contract';
import type { schemas } from '@lintel/api-contract/schemas';
import fc from 'fast-check';
import type { Listing } from './plain-filter.ts';

/** Of the island of the demo world and what lies around it; never on a grid point of premium listings. */
const longitude = fc.integer({ min: -24_700, max: -23_200 }).map((value) => value / 1000 + 0.000_37);
const latitude = fc.integer({ min: 34_500, max: 35_900 }).map((value) => value / 1000 + 0.000_37);
const box = fc
  .tuple(longitude, latitude, fc.constantFrom(0.1, 0.4, 350), fc.constantFrom(0.1, 0.4))
  .map(([west, south, width, height]) => {
    const east = west + width;
    return [west, south, east > 180 ? east - 360 : east, south + height].join(',');
  });
/** Corners around a centre; out of order, the outline crosses itself. */
const area = fc
  .record({
    excluded: fc.boolean(),
    isInOrder: fc.boolean(),
    x: longitude,
    y: latitude,
    corners: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 35 }), fc.constantFrom(0.11, 0.23, 0.41)), {
      minLength: 3,
      maxLength: 9,
      selector: ([direction]) => direction,
    }),
  })
  .map(({ excluded, isInOrder, x, y, corners }) => {
    const outline = corners
      .toSorted(([a], [b]) => (isInOrder ? a - b : 0))
      .map(([direction, far]): [number, number] => [
        x + far * Math.cos((direction * Math.PI) / 18),
        y + far * Math.sin((direction * Math.PI) / 18),
      ]);
    return (excluded ? '!' : '') + outline.map((corner) => corner.join(',')).join(';');
  });
const ids = (most: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 3 })
    .map((list) => list.join(','));

/** Signs of patterns and of SQL, words of every category, and a word that nothing has. */
const oddWords = ['%', '_', '\\', "'", '"', 'a_b', '*', ',', 'villa', 'sea', 'nowhere'];

/** Words of one listing from all its texts, whole or cut, in any order and case and with any blanks, and odd ones. */
export const wordsFrom = (listings: readonly Listing[]) =>
  fc.constantFrom(...listings).chain(({ title, address, category }) => {
    const word = fc
      .record({
        word: fc.oneof(
          { weight: 8, arbitrary: fc.constantFrom(...`${title} ${address} ${category}`.split(' ')) },
          { weight: 1, arbitrary: fc.constantFrom(...oddWords) },
        ),
        cut: fc.constantFrom(0, 0, 1, 2),
        isUpper: fc.boolean(),
        blanks: fc.constantFrom(' ', ' ', '  ', '\u00a0', ', '),
      })
      .map(({ word: whole, cut, isUpper, blanks }) => {
        const part = whole.slice(cut) || whole;
        return (isUpper ? part.toUpperCase() : part) + blanks;
      });
    return fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(''));
  });

type Parameter = keyof (typeof schemas)['searchFacets']['request']['shape'];
/** A position and its radius are drawn together; `most_liked` is an order. */
type Drawn = Exclude<Parameter, 'latitude' | 'longitude' | 'radius' | 'most_liked'> | 'circle';

/** One arbitrary value for each parameter of the call that is a filter. */
export const randomParameters = (listings: readonly Listing[]) => {
  const someOf = (key: 'city' | 'state' | 'country') =>
    fc.constantFrom(...new Set(listings.map((row) => row[key])), 'Nowhere');
  return {
    category_id: fc.integer({ min: 1, max: 13 }),
    category_ids: ids(13),
    category_slug_id: fc.constantFrom('apartment', 'villa', 'no-such-category'),
    property_type: fc.constantFrom('0', '1'),
    city: someOf('city'),
    state: someOf('state'),
    country: someOf('country'),
    min_price: fc.constantFrom(1000, 90_000, 350_000),
    max_price: fc.constantFrom(2000, 400_000, 900_000),
    parameter_id: ids(30),
    features: ids(24),
    facilities: fc
      .tuple(fc.integer({ min: 1, max: 8 }), fc.constantFrom(...nearbySteps))
      .map((place) => place.join(':')),
    promoted: fc.constant('1'),
    organic: fc.constant('1'),
    get_all_premium_properties: fc.constant('1'),
    posted_since: fc.constantFrom('0', '1'),
    bbox: box,
    areas: fc.array(area, { minLength: 1, maxLength: 3 }).map((list) => list.join('|')),
    circle: fc.record({ latitude, longitude, radius: fc.constantFrom(3, 25, 60) }),
    bedrooms_min: fc.constantFrom(1, 2, 2.5, 3, 4, 5),
    bathrooms_min: fc.integer({ min: 1, max: 3 }),
    area_min: fc.constantFrom(30, 75, 140),
    area_max: fc.constantFrom(60, 110, 400),
    energy_class: fc.subarray([...energyClasses], { minLength: 1 }).map((list) => list.join(',')),
    search: fc.oneof(fc.constantFrom('villa', 'sea', 'street', 'a_b', '%'), wordsFrom(listings)),
  } satisfies Record<Drawn, fc.Arbitrary<unknown>>;
};
/** The parameters of a call. */
export type Query = Record<string, unknown>;
/** With the parts of a circle as parameters of their own. */
export const spread = ({ circle, ...query }: Query): Query => ({
  ...query,
  ...(circle as object | undefined),
});

/** Two or three parts at once. */
export const someParameters = (all: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .subarray(Object.keys(all), { minLength: 2, maxLength: 3 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, all[name]!]))));
