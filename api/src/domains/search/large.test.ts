import { sql, type RawBuilder } from 'kysely';
import { generateListings } from '../../../test/harness/generate-listings.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';
import type { Db } from '#db/database.ts';
import { textCondition } from './filter/conditions.ts';
import { orderedWalk } from './pages.queries.ts';

/** Enough that every statement meets the planner's traps (docs/performance.md#search-in-the-database), few enough for a test. */
const ROWS = 12_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({}, { prepare: (_pool, direct) => generateListings(direct, ROWS) });
  // Until the index is filled PostgreSQL answers; this waits for it.
  await app.get('search-facets');
}, 120_000);
afterAll(() => app.close());

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}
const nodes = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
async function explained(db: Db, statement: RawBuilder<unknown>): Promise<PlanNode[]> {
  const { rows } = await sql<{
    'QUERY PLAN': { Plan: PlanNode }[];
  }>`explain (format json) ${statement}`.execute(db);
  return nodes(rows[0]!['QUERY PLAN'][0]!.Plan);
}
/** The plan of the statement as `walkedIds` runs it. */
const planOf = (statement: ReturnType<typeof orderedWalk>): Promise<string[]> =>
  app.db.transaction().execute(async (trx) => {
    await sql`select set_config('enable_sort', 'off', true)`.execute(trx);
    return (await explained(trx, statement)).map((node) => node['Node Type']);
  });

describe('with many matches', () => {
  it.each([
    'recommended',
    'newest',
    'most_viewed',
    'most_liked',
    'price_asc',
    'price_desc',
    'reduction',
  ] as const)('the order %s walks its index and sorts nothing', async (order) => {
    const plan = await planOf(
      orderedWalk({
        base: 'is_on_market',
        conditions: [
          sql<boolean>`property_type = 0`,
          sql<boolean>`price between 50000 and 900000`,
          sql<boolean>`bedrooms >= 2`,
        ],
        order,
        limit: 12,
        offset: 0,
      }),
    );
    expect(plan).not.toContain('Sort');
    expect(plan.some((node) => node.startsWith('Index'))).toBe(true);
  });

  it.each(['harbour villa', 'villa port harbour', 'a harbour terrace'])(
    'the words of a search are found in the index of texts: %s',
    async (words) => {
      const plan = await explained(
        app.db,
        sql`select id from properties where is_on_market and ${await textCondition(app.db, words)}`,
      );
      expect(plan.map((node) => node['Index Name'])).toContain('properties_text');
      expect(plan.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    },
  );

  it('no statement is planned for unknown values', async () => {
    const { rows } = await sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(app.db);
    expect(rows[0]!.plan_cache_mode).toBe('force_custom_plan');
  });

  const orders = {
    newest: 'id desc',
    price_asc: 'nullif(price, 0), id',
    price_desc: 'price desc, id desc',
    price_per_area: 'nullif(price, 0) / area, id',
    area_desc: 'area desc nulls last, id desc',
    most_viewed: 'total_click desc, id desc',
    most_liked: 'favourite_count desc, id desc',
  };
  it.each(Object.entries(orders))(
    'the order %s gives the pages and the number that plain SQL gives',
    async (sort, order) => {
      for (const offset of [0, 24, 333]) {
        const { body } = await app.get('get-property-list', { property_type: 0, sort, limit: 12, offset });
        const { rows } = await sql<{ id: number }>`
        select id from properties where is_on_market and property_type = 0 ${sql.raw(sort === 'price_per_area' ? 'and area is not null' : '')}
        order by ${sql.raw(order)} limit 12 offset ${offset}`.execute(app.db);
        expect(body.data.map(({ id }: { id: number }) => id)).toEqual(rows.map(({ id }) => id));
        const { rows: counted } = await sql<{ n: number }>`
        select count(*)::int as n from properties where is_on_market and property_type = 0 ${sql.raw(sort === 'price_per_area' ? 'and area is not null' : '')}`.execute(
          app.db,
        );
        expect(body.total).toBe(counted[0]!.n);
        expect(body.total).toBeGreaterThan(5000);
      }
    },
  );

  it('a filter with few matches finds all of them', async () => {
    const { body } = await app.get('get-property-list', { city: 'Town 7', property_type: 1, sort: 'newest' });
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from properties where is_on_market and city = 'Town 7' and property_type = 1`.execute(
      app.db,
    );
    expect(body.total).toBe(rows[0]!.n);
  });
});
