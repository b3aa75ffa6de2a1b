import { DAY_MS } from '#ports/clock.ts';
import { demoAccounts } from '../../../../demo/demo-accounts.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});
afterEach(() => app.close());

const job = () => app.runJob('account_deletions');

/** The owner, who has asked for the deletion, with a payment that was begun at the end of the waiting time or before. */
async function leaving(payment: { payment_type: string; status: string; daysBefore?: number }) {
  const token = await app.signIn('owner');
  const { id } = (await app.get('get-user-data', {}, token)).body.data;
  await app.post('delete_user', {}, token);
  const { daysBefore = 0, ...values } = payment;
  const begun = new Date(app.now() + (7 - daysBefore) * DAY_MS);
  const { id: paymentId } = await app.db
    .insertInto('transactions')
    .values({
      user_id: id,
      package_id: 2,
      amount: 19,
      currency: 'USD',
      created_at: begun,
      updated_at: begun,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const isThere = async () =>
    (await app.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  const decide = (status: string) =>
    app.db.updateTable('transactions').set({ status }).where('id', '=', paymentId).execute();
  return { id, isThere, decide };
}
const online = { payment_type: 'online payment', status: 'pending' };
const checked = { payment_type: 'online payment', status: 'review' };

describe('an account that goes while a payment is open', () => {
  it.each([
    ['an online payment', online],
    ['an online payment of another amount that is being checked', checked],
  ])('stays with %s until that is decided, so that no money arrives without an owner', async (_, payment) => {
    const { isThere, decide } = await leaving(payment);
    app.pass(7.1 * DAY_MS);
    await job();
    expect(await isThere()).toBe(true);
    await decide('success');
    await job();
    expect(await isThere()).toBe(false);
  });

  it.each([
    ['an online payment that nothing was heard of for days', { ...online, daysBefore: 3 }],
    ['a bank transfer, which no gateway takes', { payment_type: 'bank transfer', status: 'review' }],
    ['a payment that failed', { ...online, status: 'failed' }],
  ])('goes with %s', async (_, payment) => {
    const { isThere } = await leaving(payment);
    app.pass(7.1 * DAY_MS);
    await job();
    expect(await isThere()).toBe(false);
  });

  it('does not go at once either; the user is shown why, and the deletion waits on', async () => {
    const { isThere, decide } = await leaving(online);
    app.pass(6.9 * DAY_MS);
    const { uid, email } = demoAccounts.find(({ role }) => role === 'owner')!;
    app.identity.tokens.set('asking', { subject: uid, email, emailVerified: true });
    const asking = { type: 3, auth_id: uid, id_token: 'asking', deletion: 'ask' };
    const { token } = (await app.post('user_signup', asking)).body;
    const refused = await app.post('delete_user', { now: '1' }, token);
    expect(refused).toMatchObject({
      body: {
        error: true,
        key: 'wrongState',
        message: 'A payment of yours is still open. Delete your account once it is decided.',
      },
    });
    expect(await isThere()).toBe(true);
    expect((await app.get('get-user-data', {}, token)).body.data.deletion_due_at).toEqual(expect.any(String));
    await decide('failed');
    expect((await app.post('delete_user', { now: '1' }, token)).body.deletion_due_at).toBeNull();
    expect(await isThere()).toBe(false);
  });
});

describe('GET get-deletion-preview', () => {
  it.each([
    ['a bank transfer that is being checked', { payment_type: 'bank transfer', status: 'review' }, 1],
    ['a bank transfer that was declined', { payment_type: 'bank transfer', status: 'rejected' }, 0],
    ['an online payment that is being checked, with which the account stays', checked, 0],
  ])('counts transfers that go with the account: %s', async (_, payment, more) => {
    const counted = async (role: 'owner' | 'agent') =>
      (await app.get('get-deletion-preview', {}, await app.signIn(role))).body.data.transfers_in_review;
    const before = { owner: await counted('owner'), agent: await counted('agent') };
    await leaving(payment);
    expect(await counted('owner')).toBe(before.owner + more);
    expect(await counted('agent')).toBe(before.agent);
  });
});
