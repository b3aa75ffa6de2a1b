import fc from 'fast-check';
import { sql } from 'kysely';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Rent {
  id: number;
  price: number;
  rentduration: string | null;
}

const months: Record<string, number> = { Daily: 12 / 365, Monthly: 1, Quarterly: 3, Yearly: 12 };
const perMonth = ({ price, rentduration }: Rent) => Math.round(price / months[rentduration || 'Monthly']!);

const rents = async (query: Record<string, unknown>) => {
  const { status, body } = await app.get('get-property-list', { property_type: 1, limit: 100, ...query });
  expect(status).toBe(200);
  return body.data as Rent[];
};

it('rents of all periods are ordered by what a month costs, in memory and in the database (A11)', async () => {
  for (const search of [undefined, 'a']) {
    const found = await rents({ sort: 'price_asc', search });
    expect(new Set(found.map(({ rentduration }) => rentduration)).size).toBeGreaterThan(2);
    expect(found.map(perMonth)).toEqual(found.map(perMonth).toSorted((a, b) => a - b));
  }
});

it('bounds of the price find exactly the rents whose month costs that (A11)', async () => {
  const all = await rents({});
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 9000 }), async (a, b) => {
      const [min_price, max_price] = [Math.min(a, b), Math.max(a, b)];
      const expected = all.filter((rent) => perMonth(rent) >= min_price && perMonth(rent) <= max_price);
      const found = await rents({ min_price, max_price });
      expect(found.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    }),
    { numRuns: 20 },
  );
});

it('the histogram and the ends of map groups count what a month costs (A11)', async () => {
  const all = (await rents({})).map(perMonth);
  const facets = (await app.get('search-facets', { property_type: 1 })).body.data;
  for (const { from, to, count } of facets.price.slice(1, -1))
    expect(count).toBe(all.filter((cost) => cost >= from && cost < to).length);
  const { clusters } = (await app.get('map-points', { bbox: '-180,-85,180,85', zoom: 3, property_type: 1 }))
    .body.data as { clusters: { min_price: number; max_price: number }[] };
  expect(clusters.length).toBeGreaterThan(0);
  for (const { min_price, max_price } of clusters) {
    expect(all).toContain(min_price);
    expect(all).toContain(max_price);
  }
});

it('the price for comparison follows the period that an owner changes (A11)', async () => {
  const compared = async (rent_duration: string, price: number) => {
    const { rows } = await sql<{ compared_price: number }>`
      update properties set rent_duration = ${rent_duration}, price = ${price}
      where id = (select min(id) from properties where property_type = 1) returning compared_price`.execute(
      app.db,
    );
    return rows[0]!.compared_price;
  };
  expect(await compared('Yearly', 7080)).toBe(590);
  expect(await compared('Quaterly', 1800)).toBe(600);
  expect(await compared('Daily', 24)).toBe(730);
  expect(await compared('', 950)).toBe(950);
  expect(await compared('Daily', Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
});
