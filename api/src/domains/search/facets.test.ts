import fc from 'fast-check';
import { sql } from 'kysely';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Query = Record<string, string | number>;
const facetsOf = async (query: Query) => (await app.get('search-facets', query)).body.data;
const totalOf = async (query: Query) =>
  (await app.get('get-property-list', { ...query, limit: 1 })).body.total;

const filter: fc.Arbitrary<Query> = fc
  .record(
    {
      property_type: fc.constantFrom('0', '1'),
      category_id: fc.integer({ min: 1, max: 12 }),
      min_price: fc.constantFrom(1000, 100_000, 300_000),
      max_price: fc.constantFrom(2000, 400_000, 900_000),
      parameter_id: fc.constantFrom('1', '11,12', '24'),
      promoted: fc.constant('1'),
      get_all_premium_properties: fc.constant('1'),
      posted_since: fc.constantFrom('0', '1'),
      bedrooms_min: fc.integer({ min: 1, max: 4 }),
      bathrooms_min: fc.integer({ min: 1, max: 3 }),
      area_min: fc.constantFrom(40, 120),
      area_max: fc.constantFrom(90, 400),
      search: fc.constantFrom('garden', 'villa', 'street'),
    },
    { requiredKeys: [] },
  )
  .map((query) => query as Query);

describe('the facets call', () => {
  it('counts what get-property-list counts, for any filters', async () => {
    await fc.assert(
      fc.asyncProperty(filter, async (query) => {
        expect((await facetsOf(query)).total).toBe(await totalOf(query));
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('counts matches of a text in any physical order of the rows', async () => {
    // Each changed row moves to the end of the table.
    await sql`update properties set total_click = total_click where id % 3 = 0`.execute(app.db);
    await sql`update properties set total_click = total_click where id % 3 = 1`.execute(app.db);
    for (const search of ['garden', 'villa', 'street'])
      expect((await facetsOf({ search })).total).toBe(await totalOf({ search }));
  });

  it('the count of an option equals the total of the search with that option instead', async () => {
    await fc.assert(
      fc.asyncProperty(filter, async (query) => {
        const facets = await facetsOf(query);
        const without = (...names: string[]) =>
          Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));
        for (const { value, count } of facets.property_type)
          expect(count).toBe(await totalOf({ ...query, property_type: value }));
        for (const { value, count } of facets.categories.slice(0, 3))
          expect(count).toBe(await totalOf({ ...without('category_id'), category_ids: value }));
        for (const { value, count } of facets.cities.slice(0, 2))
          expect(count).toBe(await totalOf({ ...query, city: value }));
        for (const { value, count } of facets.parameters.slice(0, 3))
          expect(count).toBe(await totalOf({ ...query, parameter_id: value }));
        for (const { value, count } of facets.bedrooms.slice(0, 3))
          expect(count).toBe(await totalOf({ ...query, bedrooms_min: value }));
        const [middle] = facets.price.slice(3, 4);
        if (middle)
          expect(middle.count).toBe(
            await totalOf({
              ...without('min_price', 'max_price'),
              min_price: middle.from,
              max_price: middle.to - 1,
            }),
          );
      }),
      { numRuns: 25 },
    );
  }, 90_000);

  it('the histogram holds every match of the other filters', async () => {
    const facets = await facetsOf({ property_type: 0, min_price: 200_000 });
    const sum = facets.price.reduce((all: number, { count }: { count: number }) => all + count, 0);
    expect(sum).toBe(await totalOf({ property_type: 0 }));
  });

  it('drawn areas count the same in memory and in the database, with holes', async () => {
    const { rows } = await sql<{ w: number; s: number; e: number; n: number }>`
    select percentile_cont(0.2) within group (order by longitude) as w, percentile_cont(0.2) within group (order by latitude) as s,
      percentile_cont(0.8) within group (order by longitude) as e, percentile_cont(0.8) within group (order by latitude) as n
    from properties where is_on_market`.execute(app.db);
    const { w, s, e, n } = rows[0]!;
    const outer = `${w},${s};${e},${s};${(w + e) / 2},${n}`;
    const hole = `!${w},${s};${(w + e) / 2},${s};${(w + e) / 2},${n}`;
    for (const areas of [outer, `${outer}|${hole}`, hole]) {
      const total = await totalOf({ areas });
      expect((await facetsOf({ areas })).total).toBe(total);
      expect(total).toBeGreaterThan(0);
    }
    expect(await totalOf({ areas: `${outer}|${hole}` })).toBeLessThan(await totalOf({ areas: outer }));
  });

  it('a committed change is counted, one that was rolled back is not', async () => {
    const before = (await facetsOf({})).total;
    const eventually = async (total: number) => {
      for (let attempt = 0; attempt < 100 && (await facetsOf({})).total !== total; attempt += 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
      expect((await facetsOf({})).total).toBe(total);
    };
    const [{ id }, other] = (await app.db
      .selectFrom('properties')
      .select('id')
      .where('is_on_market', '=', true)
      .limit(2)
      .execute()) as [{ id: number }, { id: number }];
    await app.db.updateTable('properties').set({ status: 0 }).where('id', '=', id).execute();
    await eventually(before - 1);
    await app.db
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('properties').set({ status: 1 }).where('id', '=', id).execute();
        throw new Error('undone');
      })
      .catch(() => undefined);
    // Changes are read in the order of their commits: once this one is counted, the other would be.
    await app.db.updateTable('properties').set({ status: 0 }).where('id', '=', other.id).execute();
    await eventually(before - 2);
    await app.db.updateTable('properties').set({ status: 1 }).where('id', 'in', [id, other.id]).execute();
    await eventually(before);
  });
});

describe('refuses', () => {
  it.each([
    ['areas', 'nonsense'],
    ['areas', '1,2;3,4'],
    ['bbox', '1,2,3'],
    ['bedrooms_min', '-1'],
    ['area_max', 'large'],
  ])('%s = %s, naming the field', async (name, value) => {
    const { status, body } = await app.get('search-facets', { [name]: value });
    expect(status).toBe(400);
    expect(body.key).toBe('validation');
    expect(Object.keys(body.fields)[0]).toContain(name);
  });
});

describe('the facets call', () => {
  it('places nearby and yes/no attributes match the same listings in memory and in the database, and their counts equal the totals (A10)', async () => {
    const idsOf = async (query: Record<string, unknown>) =>
      (
        (await app.get('get-property-list', { sort: 'newest', limit: 100, ...query })).body.data as {
          id: number;
        }[]
      ).map(({ id }) => id);
    const facets = await facetsOf({ property_type: 0 });
    const school = facets.facilities.find(
      ({ value, distance }: { value: number; distance: number }) => value === 2 && distance === 1,
    );
    expect(school.count).toBeGreaterThan(5);
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          {
            property_type: fc.constantFrom('0', '1'),
            facilities: fc
              .array(fc.tuple(fc.integer({ min: 1, max: 15 }), fc.constantFrom(0.5, 1, 2, 5)), {
                minLength: 1,
                maxLength: 2,
              })
              .map((places) => places.map(([id, distance]) => `${id}:${distance}`).join(',')),
            features: fc.constantFrom('11', '12', '11,12'),
          },
          { requiredKeys: ['facilities'] },
        ),
        async (query) => {
          const total = await totalOf(query);
          // The order by views is PostgreSQL's, the order by date the index's.
          const viewed = await idsOf({ ...query, sort: 'most_viewed' });
          expect((await idsOf(query)).toSorted((a, b) => a - b)).toEqual(viewed.toSorted((a, b) => a - b));
          expect((await facetsOf(query)).total).toBe(total);
        },
      ),
      { numRuns: 25 },
    );
    expect(await totalOf({ property_type: 0, facilities: '2:1' })).toBe(school.count);
    expect(await totalOf({ property_type: 0, facilities: '2' })).toBe(school.count);
    const [feature] = facets.features;
    expect(await totalOf({ property_type: 0, features: feature.value })).toBe(feature.count);
  });

  it('a distance between two steps is refused, so that the position of a premium listing cannot be narrowed down (A10)', async () => {
    for (const facilities of ['2:0.37', 'x', '2:1:', '2:-1'])
      expect((await app.get('get-property-list', { facilities })).status).toBe(
        facilities === '2:1:' ? 200 : 400,
      );
  });

  it('a place that an owner adds is found at once (A10)', async () => {
    const before = await totalOf({ facilities: '15:0.5' });
    await sql`insert into property_facilities (property_id, facility_id, distance)
    select id, 15, 0.5 from properties where is_on_market and not exists
      (select from property_facilities f where f.property_id = properties.id and f.facility_id = 15) order by id limit 1`.execute(
      app.db,
    );
    for (
      let tries = 0;
      tries < 100 && (await facetsOf({ facilities: '15:0.5' })).total === before;
      tries += 1
    )
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await facetsOf({ facilities: '15:0.5' })).total).toBe(before + 1);
  });
});
