import { adminOf } from '../../test/harness/admin-context.ts';
import { testApp, type TestApp } from '../../test/harness/test-app.ts';

let app: TestApp;
const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const admin = adminOf(() => app, clock);
const json = async (...args: string[]) => {
  const { out, error } = await admin(...args, '--json');
  if (out === undefined) throw new Error(error);
  return JSON.parse(out);
};
const ledger = () => app.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
const lastNotification = async (token: string) =>
  (await app.get('get_notification_list', { limit: 1 }, token)).body.data[0];
const userId = async (email: string) =>
  (await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

describe('receipts', () => {
  it('are listed, rejected with a reason, accepted, and each decision is noted', async () => {
    const buyer = await userId('buyer@example.com');
    const { id } = await app.db
      .insertInto('transactions')
      .values({ user_id: buyer, package_id: 2, amount: 19, payment_type: 'bank transfer', status: 'review' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const file = 'bank_receipt_file/0123456789abcdef0123456789abcdef.pdf';
    await app.storage.put(file, Buffer.from('%PDF-1.4'));
    await app.db.insertInto('bank_receipts').values({ transaction_id: id, file }).execute();
    const listed = await json('receipts', 'list');
    expect(listed).toContainEqual(expect.objectContaining({ id }));
    const { pathname, search } = new URL(listed.find((row: { id: number }) => row.id === id).receipt);
    expect((await app.request({ url: pathname + search })).status).toBe(200);
    expect((await app.request({ url: pathname })).status).toBe(404);
    expect((await admin('receipts', 'reject', String(id))).code).toBe(1);
    await json('receipts', 'accept', String(id));
    const { status } = await app.db
      .selectFrom('transactions')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('success');
    expect((await admin('receipts', 'accept', String(id))).error).toContain('does not wait');
    expect((await ledger()).filter(({ subject }) => subject === `transaction ${id}`)).toHaveLength(1);
  });
});

describe('payments of another amount', () => {
  async function held() {
    const { id } = await app.db
      .insertInto('transactions')
      .values({
        user_id: await userId('buyer@example.com'),
        package_id: 4,
        amount: 79,
        gateway: 'Stripe',
        payment_type: 'online payment',
        status: 'review',
        arrived_amount: 78.99,
        arrived_currency: 'USD',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const bought = async (id: number) =>
    (await app.db.selectFrom('user_packages').select('id').where('transaction_id', '=', id).execute()).length;

  it('wait among everything else, with what arrived; receipts are another list', async () => {
    const id = await held();
    expect(await json('pending', 'list')).toContainEqual(
      expect.objectContaining({ kind: 'payment', id, title: 'Agent' }),
    );
    expect(await json('payments', 'list')).toContainEqual(
      expect.objectContaining({
        id,
        amount: 79,
        currency: 'USD',
        arrived_amount: 78.99,
        arrived_currency: 'USD',
      }),
    );
    expect(await json('receipts', 'list')).not.toContainEqual(expect.objectContaining({ id }));
    expect((await admin('receipts', 'accept', String(id))).error).toContain('no such bank transfer');
  });

  it('are accepted once, by however many people', async () => {
    const id = await held();
    const outcomes = await Promise.all([1, 2, 3].map(() => admin('payments', 'accept', String(id))));
    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([0, 1, 1]);
    expect(await bought(id)).toBe(1);
    expect(await lastNotification(await app.signIn('buyer'))).toMatchObject({
      title: 'Payment received',
      type: 2,
    });
  });

  it('are in the list and on the receipt with what arrived, its tax too, once they are accepted', async () => {
    const id = await held();
    const buyer = await app.signIn('buyer');
    const listed = async () =>
      (await app.get('get_payment_details', {}, buyer)).body.data.find(
        (row: { id: number }) => row.id === id,
      );
    expect(await listed()).toMatchObject({ payment_status: 'review', amount: 79 });
    await json('settings', 'set', 'tax_rate', '19');
    await json('payments', 'accept', String(id));
    expect(await listed()).toMatchObject({ payment_status: 'success', amount: 78.99, currency: 'USD' });
    const { body } = await app.get('payment-receipt-details', { payment_transaction_id: id }, buyer);
    expect(body.data).toMatchObject({ total: 78.99, currency: 'USD', tax: { net: 66.38, amount: 12.61 } });
  });

  it('are cancelled with a reason, which the user reads', async () => {
    const id = await held();
    expect((await admin('payments', 'cancel', String(id))).code).toBe(1);
    await json('payments', 'cancel', String(id), '--reason', 'Sent back today.');
    expect(await bought(id)).toBe(0);
    expect(await lastNotification(await app.signIn('buyer'))).toMatchObject({
      title: 'Payment cancelled',
      message: 'Sent back today.',
    });
    expect((await ledger()).at(-1)).toMatchObject({
      action: 'payment.cancel',
      details: { reason: 'Sent back today.' },
    });
  });
});
