import { schemas } from '@lintel/api-contract/schemas';
import fc from 'fast-check';
import { sql } from 'kysely';
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
  wordsFrom,
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
  await writeOddTexts();
  // Until the index is filled PostgreSQL answers; this waits for it.
  await app.get('search-facets');
  listings = await readListings(app.db);
}, 120_000);
afterAll(() => app.close());

/** Title and address, with signs of patterns and of SQL, and in languages beside English. */
const oddTexts = [
  ['100% Sonne, grünes Häuschen', 'Lange Straße 7_b, Überlingen'],
  ['فيلا مع حديقة واسعة', 'شارع البحر ١٢، المدينة القديمة'],
  [String.raw`The "O'Neil" loft; back\slash`, "5 Baker's_Row % East"],
] as const;

/** Each odd text for an ordinary and for a premium listing. */
async function writeOddTexts() {
  const isPremium = [false, true];
  const places = oddTexts.flatMap((texts, at) => isPremium.map((premium) => ({ texts, at, premium })));
  for (const { texts, at, premium } of places) {
    const { rows } = await sql<{ id: number }>`
      select id from properties where is_on_market and is_premium = ${premium} order by id limit 1 offset ${at}`.execute(
      app.db,
    );
    const [title, address] = texts;
    await app.db.updateTable('properties').set({ title, address }).where('id', '=', rows[0]!.id).execute();
  }
}

const last = (value: number | null) => value ?? Number.NEGATIVE_INFINITY;
/** A price on request is 0, and comes after all that are stated. */
const stated = (price: number) => price || Number.POSITIVE_INFINITY;
const byPrice = (a: number, b: number) => (a === b ? 0 : a - b);
const comparisons: Record<Order, (a: Listing, b: Listing) => number> = {
  newest: (a, b) => b.id - a.id,
  price_asc: (a, b) => byPrice(stated(a.price), stated(b.price)) || a.id - b.id,
  price_desc: (a, b) => b.price - a.price || b.id - a.id,
  price_per_area: (a, b) => byPrice(stated(a.price) / a.area!, stated(b.price) / b.area!) || a.id - b.id,
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
  it('words in any order, case and field, with any signs among them', async () => {
    const odd = listings.filter(({ title }) => oddTexts.some(([text]) => text === title));
    expect(odd).toHaveLength(2 * oddTexts.length);
    const words = fc.oneof(wordsFrom(listings), wordsFrom(odd));
    await fc.assert(
      fc.asyncProperty(words, (search) => expectSame({ search }, 'newest')),
      { numRuns: 150 },
    );
  }, 120_000);
  it.each([
    ['words of one title in another order', 'häuschen sonne GRÜNES'],
    ['a word of the title and one of the address', 'grünes überlingen'],
    ['signs of patterns', String.raw`100% 7_b`],
    ['a backslash and quotes', String.raw`back\slash "O'Neil"`],
    ['Arabic words with blanks between them', 'البحر   حديقة'],
    ['commas between words', 'Häuschen, Straße'],
    ['Arabic commas between words', 'واسعة، القديمة'],
  ])('%s: the listing, but not the premium one where a word is in its address', async (_what, search) => {
    const found = listings.filter((row) => matchesPlainly({ search }, row));
    expect(found.filter((row) => !row.is_premium)).toHaveLength(1);
    await expectSame({ search }, 'newest');
  });
  it('a very long search goes by its first words', async () => {
    const { title, address } = listings.find((row) => row.title === oddTexts[0][0] && !row.is_premium)!;
    const long = `${title} ${address} `.padEnd(199, 'x y ');
    const repeated = 'grünes '.repeat(20);
    for (const search of [long, repeated, 'a b c d e f g h i j k l m n o p q', `${'a '.repeat(90)}zz`])
      await expectSame({ search }, 'newest');
  });
  it('any parts together', async () => {
    const few = someParameters(randomParameters(listings));
    await fc.assert(
      fc.asyncProperty(few, fc.constantFrom(...orders), (query, order) => expectSame(spread(query), order)),
      { numRuns: 120 },
    );
  }, 120_000);
});
