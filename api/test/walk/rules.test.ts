import { sql } from 'kysely';
import { testApp, type TestApp } from '../harness/test-app.ts';
import { rules, type Rule } from './rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const HOME = '(select min(id) from properties where is_on_market and added_by is not null)';
const PROJECT = '(select min(id) from projects where is_live)';
const OWNER = `(select added_by from properties where id = ${HOME})`;
const advert = (column: string, subject: string, status: number, paused = 'null') => `
  insert into adverts (user_id, ${column}, status, ends_at, paused_at)
  values (${OWNER}, ${subject}, ${status}, now() + interval '1 day', ${paused})`;
/** A statement that breaks each rule. */
const breaks: Record<Rule, string> = {
  'a home is promoted as long as an advert of it is shown': `
    update properties set promoted = not promoted where id = ${HOME}`,
  'a project is promoted as long as an advert of it is shown': `
    update projects set promoted = not promoted where id = ${PROJECT}`,
  'a listing has one open advert at most': `
    ${advert('project_id', PROJECT, 1)}; ${advert('project_id', PROJECT, 1)}`,
  'only the advert of a listing in review or of a closed account is paused': advert(
    'property_id',
    HOME,
    0,
    'now()',
  ),
  'no advert of a closed account runs': `
    update users set is_active = false where id = ${OWNER}; ${advert('property_id', HOME, 0)}`,
  'units in use are those of the log': `
    insert into package_unit_log (user_package_id, feature_id, quantity, created_at)
    select user_package_id, feature_id, 1, now() from user_package_units limit 1`,
  'a purchase that succeeded has one package': `
    insert into transactions (user_id, package_id, amount, payment_type, status)
    values (${OWNER}, 2, 1900, 'bank transfer', 'success')`,
  'markets are counted': `insert into market_counts (kind, key, n) values ('city', 'Tarn', 1)`,
  'saves are counted': `update properties set favourite_count = favourite_count + 1 where id = ${HOME}`,
  'the last of the history is what the home is': `
    insert into listing_events (property_id, kind, new_value) values (${HOME}, 'price', '1')`,
  'the price of a public home was seen': `
    update listing_events set price_was_seen = false where property_id = ${HOME}`,
  'the listings of accounts that leave or are closed are hidden': `
    insert into account_deletions (user_id, requested_at, due_at) values (${OWNER}, now(), now())`,
  'closed accounts are noted': `update users set is_active = false where id = ${OWNER}`,
  'what is rejected has a reason': `update properties set request_status = 'rejected' where id = ${HOME};
    delete from reject_reasons`,
  'a home has a time on the market while it is there': `
    update properties set on_market_since = null where id = ${HOME}`,
  'no owner is interested in the own home': `
    insert into interests (user_id, property_id) values (${OWNER}, ${HOME})`,
};

it.each(Object.entries(breaks) as [Rule, string][])(
  'the walk notices where this breaks: %s',
  async (rule, statement) => {
    const find = sql.raw(rules[rule]);
    await expect(
      app.db.transaction().execute(async (trx) => {
        const { rows: before } = await find.execute(trx);
        for (const part of statement.split(';')) await sql.raw(part).execute(trx);
        const { rows: after } = await find.execute(trx);
        expect([before.length, after.length]).toEqual([0, expect.any(Number)]);
        expect(after.length).toBeGreaterThan(0);
        throw new Error('roll back');
      }),
    ).rejects.toThrow('roll back');
  },
);
