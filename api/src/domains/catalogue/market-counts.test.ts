import { sql } from 'kysely';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const kept = async () =>
  (
    await sql<{ kind: string; key: string; n: number }>`
      select kind, key, sum(n)::int as n from market_counts group by kind, key having sum(n) <> 0 order by kind, key collate "C"`.execute(
      app.db,
    )
  ).rows;
const counted = async () =>
  (
    await sql<{ kind: string; key: string; n: number }>`
      select * from (
        select 'category' as kind, category_id::text as key, count(*)::int as n from properties where is_on_market group by 2
        union all select 'city', city, count(*)::int from properties where is_on_market group by 2
        union all select 'agent_properties', coalesce(added_by::text, ''), count(*)::int from properties where is_on_market group by 2
        union all select 'agent_projects', coalesce(added_by::text, ''), count(*)::int from projects where is_live group by 2) c
      order by kind, key collate "C"`.execute(app.db)
  ).rows;
const rows = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from market_counts`.execute(app.db)).rows[0]!.n;
const change = (statement: string) => sql.raw(statement).execute(app.db);

describe('counts of the market', () => {
  it('are what counting gives, whatever happens to listings and projects', async () => {
    expect(await kept()).toEqual(await counted());
    for (const statement of [
      `update properties set status = 0 where id in (select id from properties where is_on_market order by id limit 5)`,
      `update properties set city = 'Elsewhere', category_id = (select max(id) from categories) where id % 3 = 0`,
      `update properties set added_by = null where id % 7 = 0`,
      `update properties set status = 1, request_status = 'approved'`,
      `update properties set property_type = 2 where id % 11 = 0`,
      `update projects set status = 0 where id % 2 = 0`,
      `delete from projects where id = (select min(id) from projects where is_live)`,
      `delete from properties where id % 5 = 0`,
      `insert into properties (category_id, title, slug_id, property_type, price, description, request_status, city)
      select category_id, title, slug_id || '-again', property_type, price, description, 'approved', city from properties limit 4`,
    ]) {
      await change(statement);
      expect(await kept()).toEqual(await counted());
    }
  });

  it('a listing that only changes its price adds nothing', async () => {
    const before = await rows();
    await change('update properties set price = price + 1, total_click = total_click + 1');
    expect(await rows()).toBe(before);
  });

  it('are added up to one row for each key, also by two processes at once, while the sums stay', async () => {
    await change(`update properties set city = 'Town ' || id % 4`);
    const sums = await kept();
    expect(await rows()).toBeGreaterThan(sums.length);
    await Promise.all([app.runJob('market_counts'), app.runJob('market_counts')]);
    expect(await kept()).toEqual(sums);
    expect(await rows()).toBe(sums.length);
  });

  it('can be counted again after listings were written with triggers switched off', async () => {
    // In one transaction: a pooler may give each statement outside of one another session.
    await app.db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`update properties set city = 'Unseen' where id % 2 = 0`.execute(transaction);
    });
    expect(await kept()).not.toEqual(await counted());
    await change('select recount_market()');
    expect(await kept()).toEqual(await counted());
  });

  it('are what cities, categories and agents show at once', async () => {
    const cityOf = async (name: string) =>
      (await app.get('get-cities-data', { limit: 100 })).body.data.find(
        ({ City }: { City: string }) => City === name,
      )?.Count;
    await change(
      `update properties set city = 'Newtown' where id = (select max(id) from properties where is_on_market)`,
    );
    expect(await cityOf('Newtown')).toBe(1);
    await change(`update properties set status = 0 where city = 'Newtown'`);
    expect(await cityOf('Newtown')).toBeUndefined();
  });
});
