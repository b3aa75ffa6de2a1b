import { sql } from 'kysely';
import { testApp, type TestApp } from '../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** The operator removes what these hold; there are few of them. */
const OF_THE_CATALOGUE = [
  'categories',
  'facilities',
  'features',
  'packages',
  'parameters',
  'report_reasons',
  'verification_fields',
];

it('what refers to a user, a listing or a payment that goes is found by an index', async () => {
  const { rows } = await sql<{ reference: string }>`
    select format('%s (%s)', c.conrelid::regclass, a.attname) as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and not c.confrelid::regclass::text = any(${OF_THE_CATALOGUE}::text[])
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
    order by 1`.execute(app.db);
  expect(rows.map(({ reference }) => reference)).toEqual([]);
});
