import { sql } from 'kysely';
import { buyerAndAgent, type BuyerAndAgent } from '../harness/buyer-and-agent.ts';
import { openTransaction, untilLockWait } from '../harness/races/open-transaction.ts';
import { testApp, type TestApp } from '../harness/test-app.ts';

/** PGlite: there is no second transaction beside a first one. */
const isOneConnection = process.env.TEST_DATABASE === 'pglite';
let app: TestApp;
let people: BuyerAndAgent;
beforeAll(async () => {
  app = await testApp();
  people = await buyerAndAgent(app);
});
afterAll(() => app.close());

/** Holds every insert into favourites between its row and the check of its keys, until the transaction ends. */
async function heldInserts() {
  await sql`
    create function wait_for_test() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(1); return null; end $$;
    create trigger "A_wait_for_test" after insert on favourites for each row execute function wait_for_test()`.execute(
    app.db,
  );
  return openTransaction(app.db, (trx) => sql`select pg_advisory_xact_lock(1)`.execute(trx));
}

it('409: a write that waits for another one, which waits for it, may be sent again', async () => {
  if (isOneConnection) return;
  const { buyer, ids } = people;
  const favourite = { user_id: ids.buyer, property_id: ids.listing };
  await app.db.deleteFrom('favourites').where('property_id', '=', ids.listing).execute();
  const inserts = await heldInserts();
  const save = () => app.post('add_favourite', { property_id: ids.listing, type: 1 }, buyer);
  const saved = save();
  await untilLockWait(app.db);
  const other = await openTransaction(
    app.db,
    async (trx) => {
      // The database refuses the transaction that looks first for a circle of waits: never this one.
      await sql`set local deadlock_timeout = '10min'`.execute(trx);
      await trx.updateTable('properties').set({ total_click: 7 }).where('id', '=', ids.listing).execute();
    },
    (trx) => trx.insertInto('favourites').values(favourite).execute(),
  );
  const written = other.finish();
  await untilLockWait(app.db, 2);
  await inserts.finish();
  expect(await saved).toMatchObject({ status: 409, body: { key: 'conflict' } });
  await written;
  expect((await save()).status).toBe(200);
});

it('404: a message about a listing that is deleted at the same moment', async () => {
  if (isOneConnection) return;
  const { buyer, ids } = people;
  const deletion = await openTransaction(app.db, (trx) =>
    trx.deleteFrom('properties').where('id', '=', ids.listing).execute(),
  );
  const sent = app.post(
    'send_message',
    { receiver_id: ids.agent, property_id: ids.listing, message: 'Is it still there?' },
    buyer,
  );
  await untilLockWait(app.db);
  await deletion.finish();
  expect(await sent).toMatchObject({ status: 404, body: { key: 'notFound' } });
});
