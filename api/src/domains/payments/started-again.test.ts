import { HOUR_MS } from '#ports/clock.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await testApp();
  token = await app.signIn('buyer');
});
afterEach(() => app.close());

const [SEEKER, AGENT] = [3, 4];

const start = async (packageId = AGENT, more: object = { hosted_page: 1 }) =>
  (await app.post('create-payment-intent', { package_id: packageId, platform_type: 'web', ...more }, token))
    .body;
const idOf = async (...values: Parameters<typeof start>) =>
  (await start(...values)).data.payment_transaction.id as number;

describe('two tabs whose requests reach two back ends', () => {
  let other: TestApp;
  beforeEach(async () => {
    other = await app.beside();
  });
  afterEach(() => other.close());
  const both = () =>
    Promise.all(
      [app, other].map((backEnd) =>
        backEnd.post(
          'create-payment-intent',
          { package_id: AGENT, platform_type: 'web', hosted_page: 1 },
          token,
        ),
      ),
    );

  it('start one order, with one page to pay on', async () => {
    const [one, another] = await both();
    expect(one!.body.data.payment_intent.redirect_url).toMatch(/^https/);
    expect(another!.body.data).toEqual(one!.body.data);
    expect(app.payments.attempts).toHaveLength(1);
    expect(await app.db.selectFrom('checkout_claims').selectAll().execute()).toEqual([]);
  });

  it('both start again after the gateway was away', async () => {
    app.payments.broken = true;
    expect((await both()).map(({ body }) => body.key)).toEqual(['unavailable', 'unavailable']);
    app.payments.broken = false;
    const [one, another] = await both();
    expect(another!.body.data).toEqual(one!.body.data);
  });

  it('do not wait for a back end that ended while it started an order', async () => {
    const { id } = await app.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'buyer@example.com')
      .executeTakeFirstOrThrow();
    const holder = '00000000-0000-4000-8000-000000000000';
    const ends_at = new Date(Date.now() - 1000);
    await app.db
      .insertInto('checkout_claims')
      .values({ user_id: id, package_id: AGENT, holder, ends_at })
      .execute();
    expect((await start()).error).toBe(false);
  });
});

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

  it('is another one when its back end ended before the order was kept, which is then no payment that fails a day later', async () => {
    const lost = await idOf();
    await app.db
      .updateTable('transactions')
      .set({ order_id: null, checkout: null })
      .where('id', '=', lost)
      .execute();
    expect(await idOf()).not.toBe(lost);
    const stateOf = async () =>
      (await app.get('payment-transaction-status', { payment_transaction_id: lost }, token)).body.data
        .payment_status;
    expect(await stateOf()).toBe('failed');
    const { reference } = app.payments.attempts[1]!;
    app.payments.arrived.set(reference, { money: { minor: 7900, currency: 'USD' }, paymentId: 'arrived' });
    for (const hours of [1, 25]) {
      app.pass(hours * HOUR_MS);
      await app.runJob('ask_gateways');
    }
    const events = await app.db.selectFrom('event_log').select('texts').execute();
    const texts = JSON.stringify(events);
    expect(texts).toContain('Payment received');
    expect(texts).not.toContain('Payment failed');
  });

  it('is another one when the gateway has ended it silently', async () => {
    const first = await idOf();
    app.payments.refused.add(app.payments.attempts[0]!.reference);
    expect(await idOf()).not.toBe(first);
    const { data } = (await app.get('payment-transaction-status', { payment_transaction_id: first }, token))
      .body;
    expect(data.payment_status).toBe('failed');
    expect(app.payments.attempts).toHaveLength(2);
  });

  it('is refused when its money has arrived without a message of the gateway: no double payment', async () => {
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
