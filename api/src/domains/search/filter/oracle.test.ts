import { energyClasses, nearbySteps, type Nearby } from '@lintel/api-contract';
import { schemas } from '@lintel/api-contract/schemas';
import fc from 'fast-check';
import { EARTH_RADIUS_KM } from '#geo/earth.ts';
import { generateListings } from '../../../../test/harness/generate-listings.ts';
import { DEMO_DAY } from '../../../../test/harness/settings.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { sortedPage } from '#domains/search/pages.queries.ts';
import { dateRange } from './conditions.ts';
import { filterOf, resolveCategories, type ResolvedFilter } from './filter.ts';
import type { DrawnArea } from '#db/geometry.ts';
import { conditions } from './to-sql.ts';

/** Random listings beside those of the demo world. */
const ROWS = 1500;
const LIMIT = 20;
const orders = ['newest', 'price_asc', 'price_desc', 'price_per_area', 'area_desc'] as const;
type Order = (typeof orders)[number];

let app: TestApp;
let listings: Listing[];
let categoryNames: Map<number, string>;
beforeAll(async () => {
  app = await testApp({}, { prepare: (_pool, direct) => generateListings(direct, ROWS) });
  // Until the index is filled PostgreSQL answers; this waits for it.
  await app.get('search-facets');
  categoryNames = new Map(
    (await app.db.selectFrom('categories').select(['id', 'name']).execute()).map(({ id, name }) => [
      id,
      name,
    ]),
  );
  listings = await readListings();
}, 120_000);
afterAll(() => app.close());

async function readListings() {
  const rows = await app.db
    .selectFrom('properties')
    .select(['id', 'title', 'address', 'category_id', 'property_type', 'city', 'state', 'country'])
    .select([
      'compared_price',
      'bedrooms',
      'bathrooms',
      'area',
      'energy_class',
      'parameter_ids',
      'feature_ids',
    ])
    .select(['promoted', 'is_premium', 'created_at', 'public_latitude', 'public_longitude'])
    .where('is_on_market', '=', true)
    .execute();
  const near = await app.db
    .selectFrom('property_facilities')
    .select(['property_id', 'facility_id', 'distance'])
    .execute();
  const nearBy = new Map<number, typeof near>(rows.map(({ id }) => [id, []]));
  for (const place of near) nearBy.get(place.property_id)?.push(place);
  return rows.map((row) => ({ ...row, price: row.compared_price ?? 0, near: nearBy.get(row.id)! }));
}
type Listing = Awaited<ReturnType<typeof readListings>>[number];

const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

function kilometres(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const aside = radians(to.longitude - from.longitude);
  // Vincenty's formula on a sphere, another one than the product's.
  const y = Math.hypot(
    Math.cos(b) * Math.sin(aside),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(aside),
  );
  const x = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(aside);
  return EARTH_RADIUS_KM * Math.atan2(y, x);
}

/** Whether the outline winds around a point, by the sum of the angles. */
function isInside({ corners }: DrawnArea, lng: number, lat: number): boolean {
  const angles = corners.map(([x, y]) => Math.atan2(y - lat, x - lng));
  const turned = angles.map((angle, at) => {
    const step = angles[(at + 1) % angles.length]! - angle;
    return step > Math.PI ? step - 2 * Math.PI : step < -Math.PI ? step + 2 * Math.PI : step;
  });
  return Math.abs(turned.reduce((sum, step) => sum + step, 0)) > Math.PI;
}

/** PostgreSQL's polygons compare heights and cross products with a tolerance of 1e-6: metres beside an edge of kilometres. */
const TOLERANCE = 2e-6;

/** Whether PostgreSQL may take a point for one on the outline, which counts as inside. */
const isOnOutline = ({ corners }: DrawnArea, lng: number, lat: number): boolean =>
  corners.some(([x1, y1], at) => {
    const [x2, y2] = corners[(at + 1) % corners.length]!;
    const cross = (x1 - lng) * (y2 - lat) - (y1 - lat) * (x2 - lng);
    const isBeside = lat > Math.min(y1, y2) - TOLERANCE && lat < Math.max(y1, y2) + TOLERANCE;
    return Math.abs(y1 - lat) < TOLERANCE || (isBeside && Math.abs(cross) < TOLERANCE);
  });

function placeOf({ public_latitude: latitude, public_longitude: longitude }: Listing) {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

const isNear = (listing: Listing, { id, distance }: Nearby) =>
  listing.near.some((place) => place.facility_id === id && Math.round(place.distance * 10) / 10 <= distance);

/** Whether a listing matches one part of a filter: a second, plain implementation. */
const matches = {
  categoryIds: (row, ids) => ids.includes(row.category_id),
  propertyType: (row, deal) => row.property_type === deal,
  country: (row, name) => row.country === name,
  state: (row, name) => row.state === name,
  city: (row, name) => row.city === name,
  minPrice: (row, price) => row.price >= price,
  maxPrice: (row, price) => row.price <= price,
  attributeIds: (row, ids) => ids.some((id) => row.parameter_ids.includes(id)),
  featureIds: (row, ids) => ids.every((id) => row.feature_ids.includes(id)),
  nearby: (row, places) => places.every((place) => isNear(row, place)),
  promoted: (row) => row.promoted,
  organic: (row) => !row.promoted,
  premium: (row) => row.is_premium,
  postedSince: (row, since) => {
    const [from, to] = dateRange(since, DEMO_DAY);
    return row.created_at >= from && (since === '0' ? row.created_at <= to : row.created_at < to);
  },
  at: (row, { latitude, longitude, radius = 0 }) => {
    const place = placeOf(row);
    return place !== undefined && kilometres({ latitude, longitude }, place) < radius;
  },
  box: (row, [west, south, east, north]) => {
    const place = placeOf(row);
    if (!place || place.latitude < south || place.latitude > north) return false;
    return west <= east
      ? place.longitude >= west && place.longitude <= east
      : place.longitude >= west || place.longitude <= east;
  },
  areas: (row, areas) => {
    const place = placeOf(row);
    if (!place) return false;
    const holds = (area: DrawnArea) => isInside(area, place.longitude, place.latitude);
    const wanted = areas.filter(({ excluded }) => !excluded);
    return (wanted.length === 0 || wanted.some(holds)) && !areas.some((area) => area.excluded && holds(area));
  },
  bedroomsMin: (row, count) => row.bedrooms !== null && row.bedrooms >= count,
  bathroomsMin: (row, count) => row.bathrooms !== null && row.bathrooms >= count,
  areaMin: (row, area) => row.area !== null && row.area >= area,
  areaMax: (row, area) => row.area !== null && row.area <= area,
  energyClasses: (row, classes) => classes.some((one) => one === row.energy_class),
  search: (row, text) =>
    includes(row.title, text) ||
    (!row.is_premium && includes(row.address, text)) ||
    includes(categoryNames.get(row.category_id) ?? '', text),
} satisfies {
  [Key in keyof Required<ResolvedFilter>]: (row: Listing, value: NonNullable<ResolvedFilter[Key]>) => boolean;
};

const last = (value: number | null) => value ?? Number.NEGATIVE_INFINITY;
const comparisons: Record<Order, (a: Listing, b: Listing) => number> = {
  newest: (a, b) => b.id - a.id,
  price_asc: (a, b) => a.price - b.price || a.id - b.id,
  price_desc: (a, b) => b.price - a.price || b.id - a.id,
  price_per_area: (a, b) => a.price / a.area! - b.price / b.area! || a.id - b.id,
  area_desc: (a, b) => (a.area === b.area ? b.id - a.id : last(b.area) - last(a.area)),
};

function byPlainFilter(filter: ResolvedFilter | undefined, order: Order) {
  if (!filter) return { ids: [], total: 0 };
  const set = Object.entries(filter).filter(([, value]) => value !== undefined);
  const found = listings.filter(
    (row) =>
      (order !== 'price_per_area' || row.area !== null) &&
      set.every(([key, value]) =>
        (matches as Record<string, (row: Listing, value: unknown) => boolean>)[key]!(row, value),
      ),
  );
  const ids = found
    .toSorted(comparisons[order])
    .slice(0, LIMIT)
    .map(({ id }) => id);
  return { ids, total: found.length };
}

async function bySql(filter: ReturnType<typeof filterOf>, order: Order) {
  const smallest = order === 'price_per_area' ? { areaMin: filter.areaMin ?? 0.001 } : {};
  const where = await conditions(app.db, { ...filter, ...smallest }, DEMO_DAY);
  if (!where) return { ids: [], total: 0 };
  return sortedPage(app.db, { base: 'is_on_market', conditions: where, order, limit: LIMIT, offset: 0 });
}

async function byIndex(query: Record<string, unknown>, order: Order) {
  const { body } = await app.get('get-property-list', { ...query, sort: order, limit: LIMIT });
  return { ids: (body.data as { id: number }[]).map(({ id }) => id), total: body.total as number };
}

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

/** One arbitrary value for each parameter of the call that is a filter. */
const parameters = () => {
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
    bedrooms_min: fc.integer({ min: 1, max: 5 }),
    bathrooms_min: fc.integer({ min: 1, max: 3 }),
    area_min: fc.constantFrom(30, 75, 140),
    area_max: fc.constantFrom(60, 110, 400),
    energy_class: fc.subarray([...energyClasses], { minLength: 1 }).map((list) => list.join(',')),
    search: fc.constantFrom('villa', 'sea', 'street', 'a_b', '%'),
  } satisfies Record<string, fc.Arbitrary<unknown>>;
};
type Query = Record<string, unknown>;
const spread = ({ circle, ...query }: Query): Query => ({ ...query, ...(circle as object | undefined) });

async function expectSame(query: Query, order: Order) {
  const filter = filterOf(schemas.getPropertyList.request.parse(query));
  const outlines = filter.areas ?? [];
  fc.pre(
    !listings.some((row) => {
      const place = placeOf(row);
      return place && outlines.some((one) => isOnOutline(one, place.longitude, place.latitude));
    }),
  );
  const expected = byPlainFilter(await resolveCategories(app.db, filter), order);
  expect(await bySql(filter, order)).toEqual(expected);
  expect(await byIndex(query, order)).toEqual(expected);
}

describe('a filter finds the same listings in the index, in SQL and by hand', () => {
  it('each part alone, in every order of the index', async () => {
    for (const [name, value] of Object.entries(parameters()))
      for (const order of orders)
        await fc.assert(
          fc.asyncProperty(value as fc.Arbitrary<unknown>, (one) =>
            expectSame(spread({ [name]: one }), order),
          ),
          { numRuns: 2 },
        );
  }, 120_000);
  it('an area whose outline crosses itself: all its loops, as the map fills them', async () => {
    const homes = listings
      .flatMap((row) => placeOf(row) ?? [])
      .filter((home) => Math.abs(home.longitude) < 179);
    // A star in one stroke around a home: by the even-odd rule its middle, and the home, would be outside.
    const star = fc
      .tuple(fc.constantFrom(...homes), fc.constantFrom(0.051_37, 0.211_37))
      .map(([{ longitude: x, latitude: y }, far]) =>
        [0, 2, 4, 1, 3]
          .map((point) => (point * 2 * Math.PI) / 5 + 0.3)
          .map((angle) => [x + far * Math.cos(angle), y + far * Math.sin(angle)].join(','))
          .join(';'),
      );
    await fc.assert(
      fc.asyncProperty(star, fc.boolean(), (areas, isExcluded) =>
        expectSame({ areas: isExcluded ? `!${areas}` : areas }, 'newest'),
      ),
      { numRuns: 20 },
    );
  }, 120_000);
  it('any parts together', async () => {
    const all = parameters();
    const few = fc
      .subarray(Object.keys(all) as (keyof typeof all)[], { minLength: 2, maxLength: 3 })
      .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, all[name]]))));
    await fc.assert(
      fc.asyncProperty(few, fc.constantFrom(...orders), (query, order) => expectSame(spread(query), order)),
      { numRuns: 120 },
    );
  }, 120_000);
});
