import fc from 'fast-check';
import { ColumnStore, NO_ROOMS, type IndexedListing } from '#search-index/columns/columns.ts';
import { xOf, yOf } from '#search-index/geometry/mercator.ts';
import { pageOf } from './page.ts';
import type { IndexQuery } from './query.ts';

/** So many that one city or one square is a small part, and its list is the way. */
const CITIES = 40;

const listing = fc.record({
  id: fc.integer({ min: 1, max: 400 }),
  city: fc.integer({ min: 1, max: CITIES }),
  price: fc.integer({ min: 1, max: 1000 }),
  deal: fc.constantFrom(0, 1),
  bedrooms: fc.option(fc.integer({ min: 0, max: 6 })),
  area: fc.option(fc.integer({ min: 20, max: 300 })),
  isOnMarket: fc.boolean(),
  // Never on the edge of a box: on the way through the map's projection the last bits change.
  latitude: fc.integer({ min: -8300, max: 8300 }).map((value) => value / 100 + 0.005),
  longitude: fc.integer({ min: -18_000, max: 17_999 }).map((value) => value / 100 + 0.005),
});
type Listing = typeof listing extends fc.Arbitrary<infer T> ? T : never;

const indexed = ({ latitude, longitude, ...rest }: Listing): IndexedListing => ({
  ...rest,
  category: 1,
  state: 1,
  country: 1,
  x: xOf(longitude),
  y: yOf(latitude),
  posted: 0,
  bathrooms: null,
  energyClass: null,
  parameterIds: [],
  featureIds: [],
  nearby: [],
  promoted: false,
  premium: false,
});

const optional = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: undefined });
const query = fc.record({
  deal: fc.option(fc.constantFrom(0, 1), { nil: undefined }),
  city: optional(CITIES),
  minPrice: optional(500),
  bedroomsMin: optional(4),
  areaMax: optional(300),
  box: fc.option(
    fc
      .record({
        west: fc.integer({ min: -180, max: 179 }),
        south: fc.integer({ min: -80, max: 79 }),
        width: fc.constantFrom(0.5, 10, 170),
        height: fc.constantFrom(0.5, 10, 60),
      })
      .map(({ west, south, width, height }): NonNullable<IndexQuery['box']> => {
        const east = west + width;
        return [west, south, east > 180 ? east - 360 : east, Math.min(84, south + height)];
      }),
    { nil: undefined },
  ),
});

const isInBox = (box: IndexQuery['box'], { longitude, latitude }: Listing) => {
  if (!box) return true;
  const [west, south, east, north] = box;
  if (latitude < south || latitude > north) return false;
  return west > east ? longitude >= west || longitude <= east : longitude >= west && longitude <= east;
};

/** What a page must be, by looking at each listing in turn. */
function expected(listings: Map<number, Listing>, asked: IndexQuery) {
  const least = ({ bedrooms }: Listing) => bedrooms ?? -1;
  return [...listings.values()]
    .filter((each) => each.isOnMarket)
    .filter((each) => asked.deal === undefined || each.deal === asked.deal)
    .filter((each) => asked.city === undefined || each.city === asked.city)
    .filter((each) => asked.minPrice === undefined || each.price >= asked.minPrice)
    .filter((each) => asked.bedroomsMin === undefined || least(each) >= asked.bedroomsMin)
    .filter((each) => asked.areaMax === undefined || (each.area !== null && each.area <= asked.areaMax))
    .filter((each) => isInBox(asked.box, each))
    .map(({ id }) => id)
    .toSorted((a, b) => b - a);
}

test('whichever way it takes, it finds what looking at each listing finds, also after listings changed and moved', () => {
  fc.assert(
    fc.property(
      fc.array(listing, { minLength: 100, maxLength: 600 }),
      fc.array(query, { minLength: 5, maxLength: 10 }),
      (listings, queries) => {
        const store = new ColumnStore();
        const truth = new Map<number, Listing>();
        for (const each of listings) {
          store.put(indexed(each));
          truth.set(each.id, each);
        }
        for (const asked of queries) {
          const ids = expected(truth, asked);
          const page = pageOf(store.columns, { query: asked, order: 'newest', limit: 7, offset: 2 });
          expect(page).toEqual({ ids: ids.slice(2, 9), total: ids.length });
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('what was removed is found no more, and what is not stated counts as no room', () => {
  const store = new ColumnStore();
  const base = {
    city: 1,
    price: 5,
    deal: 0 as const,
    area: null,
    isOnMarket: true,
    latitude: 1,
    longitude: 1,
  };
  store.put(indexed({ ...base, id: 1, bedrooms: null }));
  store.put(indexed({ ...base, id: 2, bedrooms: NO_ROOMS - 1 }));
  store.put(indexed({ ...base, id: 3, bedrooms: 1 }));
  store.remove(3);
  const rooms = pageOf(store.columns, { query: { bedroomsMin: 1 }, order: 'newest', limit: 9, offset: 0 });
  expect(rooms).toEqual({ ids: [2], total: 1 });
});

test('of given listings it finds all that match, in whatever order they are given', () => {
  const store = new ColumnStore();
  const base = {
    city: 1,
    price: 5,
    deal: 0 as const,
    area: null,
    isOnMarket: true,
    latitude: 1,
    longitude: 1,
  };
  for (let id = 1; id <= 20; id += 1) store.put(indexed({ ...base, id, bedrooms: id % 2 }));
  const found = pageOf(store.columns, {
    query: { ids: [9, 17, 4, 3], bedroomsMin: 1 },
    order: 'newest',
    limit: 9,
    offset: 0,
  });
  expect(found).toEqual({ ids: [17, 9, 3], total: 3 });
});
