import { sql } from 'kysely';
import { adminOf } from '../../../../test/harness/admin-context.ts';
import { openTransaction, untilLockWait } from '../../../../test/harness/races/open-transaction.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';
import type { Db } from '#db/database.ts';
import { beginDeletion } from './deletions.queries.ts';
import { lockWithListings } from './hidden-listings.queries.ts';

/** PGlite: there is no second transaction beside a first one. */
const isOneConnection = process.env.TEST_DATABASE === 'pglite';
let app: TestApp;
let owner: string;
let ownerId: number;
beforeEach(async () => {
  app = await testApp();
  owner = await app.signIn('owner');
  ownerId = (await app.get('get-user-data', {}, owner)).body.data.id;
});
afterEach(() => app.close());

const admin = adminOf(() => app, { now: () => new Date(app.now()) });
const shown = async () =>
  (
    await app.db
      .selectFrom('properties')
      .select('id')
      .where('added_by', '=', ownerId)
      .where('status', '=', 1)
      .execute()
  ).map(({ id }) => id);
const homeOf = async (status: 0 | 1) =>
  (
    await app.db
      .selectFrom('properties')
      .select('id')
      .where('added_by', '=', ownerId)
      .where('status', '=', status)
      .executeTakeFirstOrThrow()
  ).id;

const show = (id: number) => (trx: Db) =>
  trx.updateTable('properties').set({ status: 1, request_status: 'approved' }).where('id', '=', id).execute();

it.each([
  ['its owner leaves', () => app.post('delete_user', {}, owner)],
  ['its account is closed', () => admin('deactivate', 'user', String(ownerId))],
])('a listing whose approval is under way while %s is hidden', async (_what, leave) => {
  if (isOneConnection) return;
  const approval = await openTransaction(app.db, show(await homeOf(0)));
  const left = leave();
  await untilLockWait(app.db);
  await approval.finish();
  await left;
  expect(await shown()).toEqual([]);
});

const newHome = (trx: Db) =>
  trx
    .insertInto('properties')
    .values({
      added_by: ownerId,
      category_id: 1,
      title: 'Loft',
      slug_id: 'loft-posted-meanwhile',
      description: 'A loft.',
      property_type: 0,
      price: 100_000,
      request_status: 'approved',
      status: 1,
    })
    .execute();

it.each([
  ['approved', async () => show(await homeOf(0))],
  ['posted', async () => newHome],
])('a listing that is %s while its owner leaves is hidden', async (_what, change) => {
  if (isOneConnection) return;
  const work = await change();
  const now = new Date(app.now());
  const leaving = await openTransaction(app.db, (trx) => beginDeletion(trx, ownerId, { now, due: now }));
  const changed = work(app.db);
  await untilLockWait(app.db);
  await leaving.finish();
  await changed;
  expect(await shown()).toEqual([]);
});

it('a listing that its owner shows while leaving stays hidden, in its history and for those who saved it', async () => {
  if (isOneConnection) return;
  const home = await homeOf(1);
  await app.post('change-property-status', { property_id: home, status: 0 }, owner);
  const buyer = await app.signIn('buyer');
  await app.db
    .insertInto('favourites')
    .values({ user_id: (await app.get('get-user-data', {}, buyer)).body.data.id, property_id: home })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const notices = async () => (await app.get('get_notification_list', {}, buyer)).body.total;
  const before = await notices();
  const now = new Date(app.now());
  const leaving = await openTransaction(app.db, (trx) => beginDeletion(trx, ownerId, { now, due: now }));
  const changed = app.post('change-property-status', { property_id: home, status: 1 }, owner);
  await untilLockWait(app.db);
  await leaving.finish();
  expect((await changed).status).toBe(200);
  const { new_value: last } = await app.db
    .selectFrom('listing_events')
    .select('new_value')
    .where('property_id', '=', home)
    .where('kind', '=', 'status')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(last).toBe('0');
  expect(await notices()).toBe(before);
});

it('an account can be left while one of its listings is changed', async () => {
  if (isOneConnection) return;
  const home = await homeOf(1);
  const change = await openTransaction(
    app.db,
    (trx) => sql`select from properties where id = ${home} for update`.execute(trx),
    // What a change goes on to write refers to the user.
    (trx) =>
      trx
        .insertInto('adverts')
        .values({
          user_id: ownerId,
          property_id: home,
          type: 'HomeScreen',
          status: 1,
          starts_at: new Date(),
          ends_at: new Date(),
        })
        .execute(),
  );
  const left = app.post('delete_user', {}, owner);
  await untilLockWait(app.db);
  await change.finish();
  expect((await left).status).toBe(200);
  expect(await shown()).toEqual([]);
});

it('an account can be left while its user writes something', async () => {
  if (isOneConnection) return;
  const { id: other } = await app.db
    .selectFrom('properties')
    .select('id')
    .where('added_by', '<>', ownerId)
    .where('is_on_market', '=', true)
    .executeTakeFirstOrThrow();
  const writing = await openTransaction(app.db, (trx) =>
    trx.insertInto('interests').values({ user_id: ownerId, property_id: other }).execute(),
  );
  expect((await app.post('delete_user', {}, owner)).status).toBe(200);
  await writing.finish();
});

it('views are added up while the owner of the listings leaves', async () => {
  if (isOneConnection) return;
  const homes = (
    await app.db
      .selectFrom('properties')
      .select('id')
      .where('added_by', '=', ownerId)
      .orderBy('id', 'desc')
      .execute()
  ).map(({ id }) => id);
  await sql`insert into property_new_views (property_id, views) select unnest(${homes}::int[]), 1`.execute(
    app.db,
  );
  const leaving = await openTransaction(
    app.db,
    (trx) => sql`select from properties where id = ${homes.at(-1)!} for no key update`.execute(trx),
    (trx) => lockWithListings(trx, ownerId),
  );
  const added = app.runJob('view_totals');
  await untilLockWait(app.db);
  await expect(Promise.all([leaving.finish(), added])).resolves.toHaveLength(2);
});
