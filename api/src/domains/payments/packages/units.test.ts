import { systemClock } from '#ports/clock.ts';
import { testDatabase, type TestDatabase } from '../../../../test/harness/test-database.ts';
import { kyselyOver } from '#db/database.ts';
import { returnUnit } from './packages.queries.ts';
import { packagesService } from './packages.service.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

/** A user with several packages of so many units each. */
async function buyerWith(units: number[]) {
  const db = kyselyOver(database.pool);
  const { id } = await db
    .insertInto('users')
    .values({ slug_id: 'unit-taker', login_type: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const total of units) {
    const bought = await db
      .insertInto('user_packages')
      .values({
        user_id: id,
        package_id: 4,
        starts_at: new Date(0),
        ends_at: new Date(Date.now() + 86_400_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('user_package_units')
      .values({ user_package_id: bought.id, feature_id: 1, total })
      .execute();
  }
  const packages = packagesService({ db, clock: systemClock });
  const take = () => db.transaction().execute((trx) => packages.consume(trx, id, 'property_list'));
  const used = async () =>
    (
      await db
        .selectFrom('user_package_units as u')
        .innerJoin('user_packages as p', 'p.id', 'u.user_package_id')
        .where('p.user_id', '=', id)
        .select('u.used')
        .orderBy('p.id')
        .execute()
    ).map((row) => row.used);
  return { db, packages, id, take, used };
}

const outcomes = async (attempts: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(attempts);
  return {
    taken: settled.filter(({ status }) => status === 'fulfilled').length,
    refused: settled.filter(
      (result) => result.status === 'rejected' && result.reason.key === 'packageRequired',
    ).length,
  };
};

/** Resolves once another session waits for a lock. PGlite has one session, for which transactions queue up before they begin. */
async function lockAwaited(): Promise<void> {
  if (process.env.TEST_DATABASE === 'pglite') return;
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await database.pool.query(waiting)).rowCount === 0)
    await new Promise((resolve) => setTimeout(resolve, 5));
}

it('two buyers of the last unit: one gets it', async () => {
  const { take, used } = await buyerWith([1]);
  expect(await outcomes([take(), take()])).toEqual({ taken: 1, refused: 1 });
  expect(await used()).toEqual([1]);
});

it('a request that waited for a unit and got none finds the one in the next package', async () => {
  const { db, packages, id, used } = await buyerWith([1, 1]);
  let waiting: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    await packages.consume(trx, id, 'property_list');
    waiting = db.transaction().execute((other) => packages.consume(other, id, 'property_list'));
    await lockAwaited();
  });
  await waiting;
  expect(await used()).toEqual([1, 1]);
});

it('a hundred at once take every unit of every package, and no more', async () => {
  const { take, used } = await buyerWith([7, 1, 20, 3]);
  expect(await outcomes(Array.from({ length: 100 }, take))).toEqual({ taken: 31, refused: 69 });
  expect(await used()).toEqual([7, 1, 20, 3]);
});

const sumsOf = async (db: ReturnType<typeof kyselyOver>) =>
  (
    await db
      .selectFrom('user_package_units as u')
      .leftJoin('package_unit_log as l', (join) =>
        join.onRef('l.user_package_id', '=', 'u.user_package_id').onRef('l.feature_id', '=', 'u.feature_id'),
      )
      .select(({ fn }) => ['u.used', fn.sum<number>('l.quantity').as('logged')])
      .groupBy(['u.user_package_id', 'u.feature_id', 'u.used'])
      .execute()
  ).map(({ used, logged }) => [used, Number(logged)]);

it('the log has each use with its listing, and a unit that was given back; its sum is the meter', async () => {
  const { db, packages, id, used } = await buyerWith([2]);
  const { id: listing } = await db.selectFrom('properties').select('id').limit(1).executeTakeFirstOrThrow();
  const subject = { kind: 'property' as const, id: listing, title: 'Harbour villa' };
  const unit = await db.transaction().execute((trx) => packages.consume(trx, id, 'property_list', subject));
  await db.transaction().execute((trx) => packages.consume(trx, id, 'property_list'));
  await db
    .transaction()
    .execute((trx) =>
      returnUnit(trx, unit.userPackageId, 'property_list', { now: new Date(Date.now() + 1000), subject }),
    );
  expect(await used()).toEqual([1]);
  await db.deleteFrom('properties').where('id', '=', listing).execute();
  const { data, total } = await packages.uses(id, 4, { limit: 10, offset: 0 });
  expect(total).toBe(3);
  expect(data.map(({ quantity, title, property_id }) => [quantity, title, property_id])).toEqual([
    [-1, 'Harbour villa', null],
    [1, null, null],
    [1, 'Harbour villa', null],
  ]);
  expect((await packages.uses(id, 5, { limit: 10, offset: 0 })).total).toBe(0);
});

it('in the demo world, too, every meter is the sum of its log', async () => {
  const { db } = await buyerWith([]);
  const sums = await sumsOf(db);
  expect(sums.some(([used]) => used! > 1)).toBe(true);
  expect(sums.filter(([used, logged]) => used !== logged)).toEqual([]);
});
