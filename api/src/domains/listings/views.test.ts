import { sql } from 'kysely';
import { openTransaction, untilLockWait } from '../../../test/harness/races/open-transaction.ts';
import { testApp } from '../../../test/harness/test-app.ts';
import { ViewCounter } from './views.ts';

it('two back ends write views of the same listings at the same moment', async () => {
  // PGlite: there is no second transaction beside a first one.
  if (process.env.TEST_DATABASE === 'pglite') return;
  const app = await testApp();
  const homes = (await app.db.selectFrom('properties').select('id').orderBy('id').limit(40).execute()).map(
    ({ id }) => id,
  );
  const day = new Date(app.now()).toISOString().slice(0, 10);
  const count = (ids: readonly number[]) =>
    sql`insert into property_view_days as d (property_id, day, views) select unnest(${ids}::int[]), ${day}::date, 1
      on conflict (property_id, day) do update set views = d.views + 1`;
  await count(homes).execute(app.db);
  const other = await openTransaction(
    app.db,
    (trx) => count(homes.slice(0, 1)).execute(trx),
    (trx) => count(homes.slice(1)).execute(trx),
  );
  const errors: unknown[] = [];
  const views = new ViewCounter(app.db, { now: () => new Date(app.now()) }, (error) => errors.push(error));
  for (const id of homes.toReversed()) views.seen(id, Buffer.from('visitor'));
  const flushed = views.flush();
  await untilLockWait(app.db);
  await Promise.all([other.finish(), flushed]);
  expect(errors).toEqual([]);
  await app.close();
});
