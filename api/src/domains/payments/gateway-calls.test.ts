import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await testApp();
  token = await app.signIn('buyer');
  await switchOn('stripe_gateway', '0');
});
afterEach(() => app.close());

const AGENT = 4;
const FREE = 1;
async function switchOn(key: string, value = '1') {
  await app.db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  // servers remember settings for ten seconds
  app.pass(11_000);
}
const attempt = () => app.payments.attempts.at(-1)!;

/** The calls that serve one gateway each. */
const calls = [
  ['paypal', 'paypal_gateway', (body: object, by?: string) => app.get('paypal', { ...body }, by)],
  [
    'flutterwave',
    'flutterwave_status',
    (body: object, by?: string) => app.post('flutterwave', { ...body }, by),
  ],
  [
    'generate-razorpay-orderid',
    'razorpay_gateway',
    (body: object, by?: string) => app.post('generate-razorpay-orderid', { ...body }, by),
  ],
] as const;

describe('GET paypal', () => {
  it('200: a page whose form leads to PayPal, with or without scripts', async () => {
    await switchOn('paypal_gateway');
    const { status, headers, body } = await app.get('paypal', { package_id: AGENT, amount: 1 }, token);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const page = new RegExp(
      '<form [^>]*name="paypal_auto_form"[^>]*action="https://pay.example.com/Paypal-order-1"',
    );
    expect(body).toMatch(page);
    expect(body).toContain('<input type="hidden" name="step" value="1">');
    expect(body).toContain('http-equiv="refresh"');
    // the price is the package's, whatever the client sends
    expect(attempt()).toMatchObject({ gateway: 'Paypal', money: { minor: 7900, currency: 'USD' } });
  });
});

describe('POST flutterwave', () => {
  it('200: the link where deployed clients look for it', async () => {
    await switchOn('flutterwave_status');
    const { body } = await app.post('flutterwave', { package_id: AGENT }, token);
    expect(body.data).toMatchObject({
      status: 'success',
      data: { link: 'https://pay.example.com/Flutterwave-order-1?step=1' },
      payment_transaction_id: expect.any(Number),
    });
    expect(attempt().returnUrl).toContain('/api/flutterwave-payment-status?reference=');
  });

  it('303: back from the gateway as it writes it: paid, cancelled, unknown', async () => {
    await switchOn('flutterwave_status');
    const back = async (query: string) =>
      (
        await app.request({
          method: 'GET',
          url: `/api/flutterwave-payment-status?reference=${attempt().reference}&${query}`,
        })
      ).headers.location;
    await app.post('flutterwave', { package_id: AGENT }, token);
    expect(await back('status=cancelled')).toContain('/payment/fail?payment_transaction_id=');
    await app.post('flutterwave', { package_id: AGENT }, token);
    expect(await back('status=successful&transaction_id=1')).toContain('/payment/success?');
    expect(
      await app.db
        .selectFrom('user_packages')
        .selectAll()
        .where('package_id', '=', AGENT)
        .where('transaction_id', 'is not', null)
        .where('starts_at', '>=', new Date())
        .execute(),
    ).toEqual([]);
  });
});

describe('POST generate-razorpay-orderid', () => {
  it('200: an order in smallest units for the component inside the app', async () => {
    await switchOn('razorpay_gateway');
    const { body } = await app.post('generate-razorpay-orderid', { package_id: AGENT }, token);
    expect(body.data).toEqual({
      order_id: 'Razorpay-order-1',
      amount: 7900,
      currency: 'USD',
      payment_transaction_id: expect.any(Number),
    });
    expect(attempt().platform).toBe('app');
  });
});

describe.each(calls)('%s', (_name, setting, call) => {
  it('401: visitors; people whose account was closed', async () => {
    await switchOn(setting);
    expect((await call({ package_id: AGENT })).status).toBe(401);
    await app.db
      .updateTable('users')
      .set({ is_active: false })
      .where('email', '=', 'buyer@example.com')
      .execute();
    expect((await call({ package_id: AGENT }, token)).body).toMatchObject({ key: 'accountDeactivated' });
    expect(app.payments.attempts).toEqual([]);
  });

  it('400: another gateway is in use, none is', async () => {
    expect((await call({ package_id: AGENT }, token)).body.key).toBe('noPaymentMethod');
    await switchOn('paystack_gateway');
    expect(await call({ package_id: AGENT }, token)).toMatchObject({
      status: 400,
      body: { key: 'noPaymentMethod' },
    });
  });

  it('400: unknown, free, running already, nothing sent', async () => {
    await switchOn(setting);
    const keyOf = async (body: object, by = token) => {
      const { status, body: answer } = await call(body, by);
      return [status, answer.key];
    };
    expect(await keyOf({ package_id: 999 })).toEqual([400, 'notFound']);
    expect(await keyOf({ package_id: FREE })).toEqual([400, 'wrongState']);
    expect(await keyOf({ package_id: AGENT }, await app.signIn('agent'))).toEqual([400, 'conflict']);
    expect(await keyOf({})).toEqual([400, 'validation']);
    expect(app.payments.attempts).toEqual([]);
  });

  it('503: the gateway is away; the attempt is closed and has no order', async () => {
    await switchOn(setting);
    app.payments.broken = true;
    expect(await call({ package_id: AGENT }, token)).toMatchObject({
      status: 503,
      body: { key: 'unavailable' },
    });
    const { data } = (await app.get('get_payment_details', { limit: 1 }, token)).body;
    expect(data[0]).toMatchObject({ payment_status: 'failed', order_id: null, transaction_id: null });
  });
});

it.each([
  ['create-payment-intent', 'stripe_gateway'],
  ['paypal', 'paypal_gateway'],
  ['flutterwave', 'flutterwave_status'],
])('409: %s starts no payment of another price than the payer agreed to', async (path, setting) => {
  await switchOn(setting);
  const start = (agreed_price?: number) => {
    const body = { package_id: AGENT, platform_type: 'web', ...(agreed_price && { agreed_price }) };
    return path === 'paypal' ? app.get(path, body, token) : app.post(path, body, token);
  };
  expect((await start(79)).status).toBe(200);
  await app.db.updateTable('packages').set({ price: 99 }).where('id', '=', AGENT).execute();
  const before = app.payments.attempts.length;
  expect(await start(79)).toMatchObject({ status: 409, body: { key: 'outdated' } });
  expect(app.payments.attempts).toHaveLength(before);
  expect((await start(99)).status).toBe(200);
  expect((await start()).status).toBe(200);
});

it('409 also beside a request of the same user that starts the payment', async () => {
  await switchOn('stripe_gateway');
  const start = (values: object = {}) =>
    app.post('create-payment-intent', { package_id: AGENT, platform_type: 'web', ...values }, token);
  const replies = await Promise.all([start(), start({ agreed_price: 19 }), start()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 409, 200]);
  expect(app.payments.attempts).toHaveLength(1);
});
