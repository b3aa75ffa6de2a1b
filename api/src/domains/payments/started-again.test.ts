import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await testApp();
  token = await app.signIn('buyer');
});
afterEach(() => app.close());

const [SEEKER, AGENT] = [3, 4];
const HOUR_MS = 3_600_000;

const start = async (packageId = AGENT, more: object = { hosted_page: 1 }) =>
  (await app.post('create-payment-intent', { package_id: packageId, platform_type: 'web', ...more }, token))
    .body;
const idOf = async (...values: Parameters<typeof start>) =>
  (await start(...values)).data.payment_transaction.id as number;

describe('an attempt that is started again', () => {
  it('goes on with the same order and page; two presses at once start one', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const again = await start();
    expect(other).toEqual(one);
    expect(again.data).toEqual(one.data);
    expect(app.payments.attempts).toHaveLength(1);
  });

  it('is another one for another package, for another way to pay, and for a form that was given up', async () => {
    const first = await idOf();
    const others = [await idOf(SEEKER), await idOf(AGENT, {})];
    await app.post('payment-transaction-fail', { payment_transaction_id: first }, token);
    await app.post('payment-transaction-fail', { payment_transaction_id: others[1]! }, token);
    expect(new Set([first, ...others, await idOf()]).size).toBe(4);
  });

  it('is another one after an hour, and when the price has changed', async () => {
    const first = await idOf();
    app.pass(HOUR_MS + 1);
    const second = await idOf();
    await app.db.updateTable('packages').set({ price: 89 }).where('id', '=', AGENT).execute();
    expect(new Set([first, second, await idOf()]).size).toBe(3);
  });

  it('is refused when its money has arrived without a word of the gateway: no double payment', async () => {
    const id = await idOf();
    const { reference } = app.payments.attempts[0]!;
    app.payments.arrived.set(reference, {
      money: { minor: 7900, currency: 'USD' },
      paymentId: 'arrived',
    });
    expect(await start()).toMatchObject({ error: true, key: 'conflict' });
    const { data } = (await app.get('payment-transaction-status', { payment_transaction_id: id }, token))
      .body;
    expect(data.payment_status).toBe('success');
    expect(app.payments.attempts).toHaveLength(1);
  });
});
