import fc from 'fast-check';
import { ColumnStore, NO_ROOMS, type IndexedListing } from '#search-index/columns/columns.ts';
import { xOf, yOf } from '#search-index/geometry/mercator.ts';
import { pageOf } from './page.ts';
import type { IndexFilter } from './filter.ts';

/** So many that one city or one square is a small part of all listings, and its postings are read. */
const CITIES = 40;

const listing = fc.record({
  id: fc.integer({ min: 1, max: 400 }),
  city: fc.integer({ min: 1, max: CITIES }),
  price: fc.integer({ min: 1, max: 1000 }),
  deal: fc.constantFrom(0, 1),
  bedrooms: fc.option(fc.integer({ min: 0, max: 6 })),
  area: fc.option(fc.integer({ min: 20, max: 300 })),
  isOnMarket: fc.boolean(),
  overdue: fc.boolean(),
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
  attributeIds: [],
  featureIds: [],
  nearby: [],
  promoted: false,
  premium: false,
});

const optional = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: undefined });
const filters = fc.record({
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
      .map(({ west, south, width, height }): NonNullable<IndexFilter['box']> => {
        const east = west + width;
        return [west, south, east > 180 ? east - 360 : east, Math.min(84, south + height)];
      }),
    { nil: undefined },
  ),
});

const isInBox = (box: IndexFilter['box'], { longitude, latitude }: Listing) => {
  if (!box) return true;
  const [west, south, east, north] = box;
  if (latitude < south || latitude > north) return false;
  return west > east ? longitude >= west || longitude <= east : longitude >= west && longitude <= east;
};

/** The ids of all matches, by testing each listing in turn. */
function expected(listings: Map<number, Listing>, filter: IndexFilter) {
  const least = ({ bedrooms }: Listing) => bedrooms ?? -1;
  return [...listings.values()]
    .filter((each) => each.isOnMarket)
    .filter((each) => filter.deal === undefined || each.deal === filter.deal)
    .filter((each) => filter.city === undefined || each.city === filter.city)
    .filter((each) => filter.minPrice === undefined || each.price >= filter.minPrice)
    .filter((each) => filter.bedroomsMin === undefined || least(each) >= filter.bedroomsMin)
    .filter((each) => filter.areaMax === undefined || (each.area !== null && each.area <= filter.areaMax))
    .filter((each) => isInBox(filter.box, each))
    .map(({ id }) => id)
    .toSorted((a, b) => b - a);
}

test('a page equals that of a plain filter over all listings, also after listings changed and moved', () => {
  fc.assert(
    fc.property(
      fc.array(listing, { minLength: 100, maxLength: 600 }),
      fc.array(filters, { minLength: 5, maxLength: 10 }),
      (listings, wanted) => {
        const store = new ColumnStore();
        const truth = new Map<number, Listing>();
        for (const each of listings) {
          store.put(indexed(each));
          truth.set(each.id, each);
        }
        for (const filter of wanted) {
          const ids = expected(truth, filter);
          const page = pageOf(store.columns, { filter, order: 'newest', limit: 7, offset: 2 });
          expect(page).toEqual({ ids: ids.slice(2, 9), total: ids.length });
          const isOverdue = (id: number) => Number(truth.get(id)!.overdue);
          const inOrder = ids.toSorted((a, b) => isOverdue(a) - isOverdue(b) || b - a);
          const recommended = pageOf(store.columns, { filter, order: 'recommended', limit: 7, offset: 2 });
          expect(recommended).toEqual({ ids: inOrder.slice(2, 9), total: ids.length });
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a removed listing is not found, and one that does not state its rooms has none', () => {
  const store = new ColumnStore();
  const base = {
    city: 1,
    price: 5,
    deal: 0 as const,
    area: null,
    isOnMarket: true,
    overdue: false,
    latitude: 1,
    longitude: 1,
  };
  store.put(indexed({ ...base, id: 1, bedrooms: null }));
  store.put(indexed({ ...base, id: 2, bedrooms: NO_ROOMS - 1 }));
  store.put(indexed({ ...base, id: 3, bedrooms: 1 }));
  store.remove(3);
  const rooms = pageOf(store.columns, { filter: { bedroomsMin: 1 }, order: 'newest', limit: 9, offset: 0 });
  expect(rooms).toEqual({ ids: [2], total: 1 });
});

test('a list of ids in any order is narrowed to the matching listings', () => {
  const store = new ColumnStore();
  const base = {
    city: 1,
    price: 5,
    deal: 0 as const,
    area: null,
    isOnMarket: true,
    overdue: false,
    latitude: 1,
    longitude: 1,
  };
  for (let id = 1; id <= 20; id += 1) store.put(indexed({ ...base, id, bedrooms: id % 2 }));
  const found = pageOf(store.columns, {
    filter: { ids: [9, 17, 4, 3], bedroomsMin: 1 },
    order: 'newest',
    limit: 9,
    offset: 0,
  });
  expect(found).toEqual({ ids: [17, 9, 3], total: 3 });
});
