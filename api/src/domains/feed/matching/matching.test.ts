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
  type Query,
} from '../../../../test/harness/oracle/random-filters.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { configuredMatcher } from '#adapters/search/configured-matcher.ts';
import { filterOf, resolveCategories } from '#domains/search/filter/filter.ts';
import type { SavedSearchMatcher } from '#ports/saved-search-matcher.ts';

let app: TestApp;
let matcher: SavedSearchMatcher;
let listings: Listing[];
beforeAll(async () => {
  app = await testApp({}, { prepare: (_pool, direct) => generateListings(direct, 300) });
  matcher = await configuredMatcher({
    db: app.db,
    clock: { now: () => new Date(app.now()) },
    config: app.search,
    log: {
      info: () => undefined,
      // The other matcher would answer instead.
      warn: ({ err }: { err: unknown }) => {
        throw err;
      },
    },
  });
  listings = await readListings(app.db);
}, 120_000);
afterAll(async () => {
  await matcher.close();
  await app.close();
});

const filterIn = (query: Query) => {
  const { name: _name, ...filter } = schemas.saveSearch.request.parse({ name: 'Homes', ...query });
  return filter;
};

/** Saves searches as one person of the demo world; answers their ids. */
async function saveAll(queries: readonly Query[]): Promise<number[]> {
  await sql`delete from saved_searches`.execute(app.db);
  const { rows } = await sql<{ id: number }>`
    insert into saved_searches (user_id, name, filter, frequency)
    select (select user_id from identities where subject = 'demo-owner'), 'Homes', filter, 'instant'
    from jsonb_array_elements(${JSON.stringify(queries.map(filterIn))}::jsonb) with ordinality each (filter, at)
    order by at returning id`.execute(app.db);
  return rows.map(({ id }) => id);
}

const without = (pairs: Set<string>, others: Set<string>) =>
  new Set([...pairs].filter((pair) => !others.has(pair)));

const pairsOf = async (ids: readonly number[]) =>
  new Set((await matcher.match(ids)).map(({ searchId, listingId }) => `${searchId} ${listingId}`));

it('any searches with any filters match the same listings as compared by hand', async () => {
  const { category_id: _id, posted_since: _since, ...kept } = randomParameters(listings);
  const all = {
    ...kept,
    position: fc.constantFrom(...listings.flatMap((row) => placeOf(row) ?? [])),
  };
  const seed = Date.now() % 1_000_000;
  const alone = Object.entries(all).flatMap(([name, value]) =>
    fc.sample(value as fc.Arbitrary<unknown>, { numRuns: 4, seed }).map((one) => ({ [name]: one })),
  );
  const queries = [...alone, ...fc.sample(someParameters(all), { numRuns: 200, seed })].map(
    ({ position, ...query }: Query) => ({ ...spread(query), ...(position as object | undefined) }),
  );
  const ids = await saveAll(queries);
  const expected = new Set<string>();
  const unsure = new Set<string>();
  for (const [index, query] of queries.entries()) {
    const filter = await resolveCategories(app.db, filterOf(filterIn(query)));
    for (const row of filter ? listings : []) {
      const pair = `${ids[index]} ${row.id}`;
      if (isOnOutline(filter!, row)) unsure.add(pair);
      else if (matchesPlainly(filter!, row)) expected.add(pair);
    }
  }
  expect(expected.size).toBeGreaterThan(1000);
  const found = without(await pairsOf(listings.map(({ id }) => id)), unsure);
  const describe = (pairs: Set<string>) =>
    [...pairs].slice(0, 5).map((pair) => ({ pair, query: queries[ids.indexOf(Number(pair.split(' ')[0]))] }));
  expect({
    seed,
    missing: describe(without(expected, found)),
    more: describe(without(found, expected)),
  }).toEqual({ seed, missing: [], more: [] });
}, 120_000);

it('a text is found with the signs of patterns in it, and in another case', async () => {
  const { id } = listings.find((row) => !row.is_premium)!;
  await app.db
    .updateTable('properties')
    .set({ title: String.raw`Sea*view? 100%_\ of RUE d’Été` })
    .where('id', '=', id)
    .execute();
  const texts = ['sea*VIEW?', '100%_', String.raw`_\ of`, 'Été', 'sea%', 'SEA?view', 'a_view'];
  const searches = await saveAll(texts.map((search) => ({ search })));
  const found = await pairsOf([id]);
  expect(texts.filter((_text, index) => found.has(`${searches[index]} ${id}`))).toEqual(texts.slice(0, 4));
});

it('words of a text are found in any order, each in the title, the address or the category', async () => {
  const { id, address, category } = listings.find((row) => !row.is_premium)!;
  await app.db.updateTable('properties').set({ title: 'Grünes Haus' }).where('id', '=', id).execute();
  const [inAddress] = address.split(' ');
  const texts = ['haus grünes', `${inAddress}  haus`, `${category}, grünes ${inAddress}`, 'grünes nowhere'];
  const searches = await saveAll(texts.map((search) => ({ search })));
  const found = await pairsOf([id]);
  expect(texts.filter((_text, index) => found.has(`${searches[index]} ${id}`))).toEqual(texts.slice(0, 3));
});

it('a search that the engine refuses does not stop the others', async () => {
  const { id, city } = listings[0]!;
  const [odd, other] = await saveAll([{}, { city }]);
  // No call takes it; a row of the database may have it.
  const filter = JSON.stringify({ latitude: 95, longitude: 1, radius: 2 });
  await app.db.updateTable('saved_searches').set({ filter }).where('id', '=', odd!).execute();
  expect(await pairsOf([id])).toContain(`${other} ${id}`);
});

it('a search is followed when it is saved, changed, switched off and deleted', async () => {
  const token = await app.signIn('buyer');
  const { id, city } = listings[0]!;
  const save = async (fields: object) =>
    (await app.post('saved-searches', { name: 'Homes', frequency: 'instant', ...fields }, token)).body.data
      .id;
  const search = await save({ city });
  const isMatched = async () => (await pairsOf([id])).has(`${search} ${id}`);
  expect(await isMatched()).toBe(true);
  await save({ id: search, city: 'Nowhere' });
  expect(await isMatched()).toBe(false);
  await save({ id: search, city });
  expect(await isMatched()).toBe(true);
  await save({ id: search, frequency: 'off' });
  expect(await isMatched()).toBe(false);
  await save({ id: search, frequency: 'daily' });
  expect(await isMatched()).toBe(true);
  await app.request({
    method: 'DELETE',
    url: `/api/saved-searches?id=${search}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await isMatched()).toBe(false);
});
