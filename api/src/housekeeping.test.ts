import { sql } from 'kysely';
import { testApp, type TestApp } from '../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('housekeeping', () => {
  it('removes more than one statement may, and nothing that counts still', async () => {
    const { now } = (await sql<{ now: Date }>`select now() as now`.execute(app.db)).rows[0]!;
    const days = (ago: number) => sql<string>`(${now}::timestamptz - make_interval(days => ${ago}))::date`;
    await sql`insert into property_views (property_id, visitor, day)
    select (select min(id) from properties), int8send(number), ${days(30)} from generate_series(1, 12001) number`.execute(
      app.db,
    );
    await sql`insert into property_views (property_id, visitor, day)
    select (select min(id) from properties), int8send(number), (${now}::timestamptz + interval '400 days')::date
    from generate_series(1, 3) number`.execute(app.db);
    await app.runJob('housekeeping');
    const { rows } = await sql<{ old: number; fresh: number }>`
    select count(*) filter (where day = ${days(30)})::int as old,
      count(*) filter (where day > ${now}::timestamptz)::int as fresh from property_views`.execute(app.db);
    expect(rows).toEqual([{ old: 0, fresh: 3 }]);
  });
});
