import { buyerAndAgent } from '../../../../test/harness/buyer-and-agent.ts';
import { openTransaction, untilLockWait } from '../../../../test/harness/races/open-transaction.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { dueListings, setStep } from './confirmations.queries.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});
afterEach(() => app.close());

it('users write to an owner while a batch of listings is asked about', async () => {
  // PGlite: there is no second transaction beside a first one.
  if (process.env.TEST_DATABASE === 'pglite') return;
  const { buyer, ids } = await buyerAndAgent(app);
  const due = new Date(app.now());
  await app.db
    .updateTable('properties')
    .set({ confirmation_due_at: due, confirmation_step: 'confirmed' })
    .where('id', '=', ids.listing)
    .execute();
  const batch = await openTransaction(app.db, async (trx) => {
    expect((await dueListings(trx, due, 100)).map(({ id }) => id)).toContain(ids.listing);
    const step = { step: 'asked', days: 1, tokenHash: Buffer.from('hash'), now: due };
    await setStep(trx, ids.listing, step);
  });
  const message = { receiver_id: ids.agent, property_id: ids.listing, message: 'Is it still there?' };
  const sent = app.post('send_message', message, buyer);
  const first = await Promise.race([sent, untilLockWait(app.db)]);
  await batch.finish();
  expect(first).toMatchObject({ status: 200 });
});
