import { schemas } from '@lintel/api-contract/schemas';
import fc from 'fast-check';
import { generateListings } from '../../../../test/harness/generate-listings.ts';
import {
  isOnOutline,
  matchesPlainly,
  placeOf,
  readListings,
  type Listing,
} from '../../../../test/harness/oracle/plain-filter.ts';
import {
  randomParameters,
  someParameters,
  spread,
  type Query,
} from '../../../../test/harness/oracle/random-filters.ts';
import { DEMO_DAY } from '../../../../test/harness/settings.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { sortedPage } from '#domains/search/pages.queries.ts';
import { filterOf, resolveCategories, type ResolvedFilter } from './filter.ts';
import { conditions } from './to-sql.ts';

/** Random listings beside those of the demo world. */
const ROWS = 1500;
const LIMIT = 20;
const orders = ['newest', 'price_asc', 'price_desc', 'price_per_area', 'area_desc'] as const;
type Order = (typeof orders)[number];

let app: TestApp;
let listings: Listing[];
beforeAll(async () => {
  app = await testApp({}, { prepare: (_pool, direct) => generateListings(direct, ROWS) });
  // Until the index is filled PostgreSQL answers; this waits for it.
  await app.get('search-facets');
  listings = await readListings(app.db);
}, 120_000);
afterAll(() => app.close());

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
  const found = listings.filter(
    (row) => (order !== 'price_per_area' || row.area !== null) && matchesPlainly(filter, row),
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

async function expectSame(query: Query, order: Order) {
  const filter = filterOf(schemas.getPropertyList.request.parse(query));
  fc.pre(!listings.some((row) => isOnOutline(filter, row)));
  const expected = byPlainFilter(await resolveCategories(app.db, filter), order);
  expect(await bySql(filter, order)).toEqual(expected);
  expect(await byIndex(query, order)).toEqual(expected);
}

describe('a filter finds the same listings in the index, in SQL and by hand', () => {
  it('each part alone, in every order of the index', async () => {
    for (const [name, value] of Object.entries(randomParameters(listings)))
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
    const few = someParameters(randomParameters(listings));
    await fc.assert(
      fc.asyncProperty(few, fc.constantFrom(...orders), (query, order) => expectSame(spread(query), order)),
      { numRuns: 120 },
    );
  }, 120_000);
});
