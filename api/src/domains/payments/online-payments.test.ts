import { notifierService } from '#domains/notifications/notifier.service.ts';
import { DAY_MS } from '#ports/clock.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';
import { settlementService } from './settlement.service.ts';

let app: TestApp;
let token: string;
let userId: number;
beforeEach(async () => {
  app = await testApp();
  token = await app.signIn('buyer');
  userId = (await app.get('get-user-data', {}, token)).body.data.id;
});
afterEach(() => app.close());

const AGENT = 4;

const start = async (packageId = AGENT) =>
  (
    await app.post(
      'create-payment-intent',
      { package_id: packageId, platform_type: 'web', hosted_page: 1 },
      token,
    )
  ).body.data;
const attempt = () => app.payments.attempts.at(-1)!;
const paidBy = (id: string, minor = 7900, currency = 'USD') => ({
  id,
  name: { reference: attempt().reference },
  state: {
    status: 'paid' as const,
    money: { minor, currency },
    paymentId: `money of ${attempt().reference}`,
  },
});
const hook = (event: Parameters<TestApp['payments']['message']>[0], gateway = 'stripe') =>
  app.request({ method: 'POST', url: `/webhook/${gateway}`, ...app.payments.message(event) });
const grants = () =>
  app.db
    .selectFrom('user_packages')
    .selectAll()
    .where('user_id', '=', userId)
    .where('package_id', '=', AGENT)
    .execute();
const statusAnswer = async (id: number) =>
  (await app.get('payment-transaction-status', { payment_transaction_id: id }, token)).body.data;
const statusOf = async (id: number) => (await statusAnswer(id)).payment_status;
const titles = async () =>
  (await app.get('get_notification_list', {}, token)).body.data.map(({ title }: { title: string }) => title);
const set = (key: string, value: string) =>
  app.db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();

describe('POST create-payment-intent', () => {
  it('200: a pending transaction and the page to pay on; nothing is granted yet', async () => {
    const { payment_intent, payment_transaction } = await start();
    expect(payment_intent).toEqual({
      id: 'Stripe-order-1',
      status: 'pending',
      amount: 79,
      currency: 'USD',
      metadata: { payment_transaction_id: String(payment_transaction.id), package_id: String(AGENT) },
      payment_gateway_response: { id: 'Stripe-order-1' },
      payment_transaction_id: payment_transaction.id,
      redirect_url: 'https://pay.example.com/Stripe-order-1?step=1',
    });
    expect(payment_transaction).toMatchObject({ payment_status: 'pending', payment_gateway: 'Stripe' });
    expect(attempt()).toMatchObject({ money: { minor: 7900, currency: 'USD' }, platform: 'web' });
    expect(await grants()).toEqual([]);
  });

  it('200: whole yen where the site sells in yen', async () => {
    await set('currency_code', 'JPY');
    app.pass(11_000);
    await start();
    expect(attempt().money).toEqual({ minor: 79, currency: 'JPY' });
  });

  it.each([
    ['an unknown package', { package_id: 999, platform_type: 'web' }, 'notFound'],
    ['a free package', { package_id: 1, platform_type: 'web' }, 'wrongState'],
    ['no platform', { package_id: AGENT }, 'validation'],
  ])('400: %s', async (_what, body, key) => {
    const reply = await app.post('create-payment-intent', body, token);
    expect([reply.status, reply.body.key]).toEqual([400, key]);
  });

  it('400: owned already, no method switched on', async () => {
    const agent = await app.signIn('agent');
    const body = { package_id: AGENT, platform_type: 'web' };
    expect((await app.post('create-payment-intent', body, agent)).body.key).toBe('conflict');
    await set('stripe_gateway', '0');
    app.pass(11_000);
    const reply = await app.post('create-payment-intent', body, token);
    expect([reply.status, reply.body.key]).toEqual([400, 'noPaymentMethod']);
  });

  it('503: the gateway is away; the attempt has failed', async () => {
    app.payments.broken = true;
    const reply = await app.post('create-payment-intent', { package_id: AGENT, platform_type: 'web' }, token);
    expect(reply.status).toBe(503);
    const { body } = await app.get('get_payment_details', {}, token);
    expect(body.data[0].payment_status).toBe('failed');
  });

  it('401: visitors', async () => {
    expect((await app.post('create-payment-intent', { package_id: AGENT })).status).toBe(401);
  });
});

describe('POST /webhook', () => {
  it('200: a verified payment starts the package once and tells the user', async () => {
    const { payment_transaction } = await start();
    expect((await hook(paidBy('evt-1'))).status).toBe(200);
    const [granted] = await grants();
    expect(granted?.ends_at?.getTime()).toBe(granted!.starts_at.getTime() + 90 * DAY_MS);
    expect(await statusOf(payment_transaction.id)).toBe('success');
    expect((await titles())[0]).toBe('Payment received');
    const limit = await app.get('check-package-limit', { type: 'property_list' }, token);
    expect(limit.body.data.limit_available).toBe(true);
  });

  it('200: a storm of the same and of similar events grants once', async () => {
    await start();
    for (let round = 0; round < 10; round += 1) {
      const replies = await Promise.all(
        Array.from({ length: 1000 }, (_, index) =>
          hook(paidBy(round % 2 ? 'evt-same' : `evt-${round}-${index % 50}`)),
        ),
      );
      expect(replies.filter(({ status }) => status !== 200).slice(0, 2)).toEqual([]);
    }
    expect(await grants()).toHaveLength(1);
  }, 120_000);

  it('200: failure after success takes nothing away; money after failure still buys', async () => {
    const { payment_transaction: first } = await start();
    const failed = (id: string) => ({
      id,
      name: { reference: attempt().reference },
      state: { status: 'failed' as const },
    });
    await hook(failed('evt-early'));
    expect(await statusOf(first.id)).toBe('failed');
    await hook(paidBy('evt-late'));
    await hook(failed('evt-after'));
    expect(await statusOf(first.id)).toBe('success');
    expect(await grants()).toHaveLength(1);
  });

  it('200: money that arrives after the user gave up buys the package, and the answer names what it added', async () => {
    const { payment_transaction: first } = await start();
    await app.post('payment-transaction-fail', { payment_transaction_id: first.id }, token);
    expect((await statusAnswer(first.id)).granted).toBeUndefined();
    await hook(paidBy('evt-late'));
    const late = await statusAnswer(first.id);
    const { payment_status, granted } = late;
    expect(payment_status).toBe('success');
    expect(late.ended_by).toBeUndefined();
    const [grant] = await grants();
    expect(granted).toMatchObject({
      starts_at: grant!.starts_at.toISOString(),
      ends_at: grant!.ends_at!.toISOString(),
    });
    expect(granted.features[0]).toMatchObject({ type: 'property_list', limit_type: 'limited', limit: 25 });
    expect((await titles())[0]).toBe('Payment received');
  });

  it.each([
    ['too little', 7899, 'USD'],
    ['another currency', 7900, 'INR'],
  ])('200: %s arrived: no package', async (_what, minor, currency) => {
    const { payment_transaction } = await start();
    await hook(paidBy('evt-1', minor, currency));
    expect(await grants()).toEqual([]);
    expect(await statusOf(payment_transaction.id)).toBe('review');
    expect((await titles())[0]).toBe('Payment under review');
    // the rest of the story changes nothing until a user decides, except the whole price
    await hook(paidBy('evt-2', minor, currency));
    await hook({ id: 'evt-3', name: { reference: attempt().reference }, state: { status: 'failed' } });
    expect(await statusOf(payment_transaction.id)).toBe('review');
    expect((await titles()).filter((title: string) => title === 'Payment under review')).toHaveLength(1);
    await hook(paidBy('evt-4'));
    expect(await statusOf(payment_transaction.id)).toBe('success');
    expect(await grants()).toHaveLength(1);
  });

  it('200: a message that proves too little makes us ask the gateway', async () => {
    await start();
    const event = { id: 'evt-ask', name: { orderId: attempt().orderId }, state: 'ask' as const };
    await hook(event);
    expect(await grants()).toEqual([]);
    app.payments.arrived.set(attempt().reference, {
      money: { minor: 7900, currency: 'USD' },
      paymentId: 'p',
    });
    await hook({ ...event, id: 'evt-ask-2' });
    expect(await grants()).toHaveLength(1);
  });

  it('500 while the gateway does not answer, so that the message comes again', async () => {
    await start();
    const event = { id: 'evt-ask', name: { reference: attempt().reference }, state: 'ask' as const };
    app.payments.broken = true;
    expect((await hook(event)).status).toBe(500);
    app.payments.broken = false;
    app.payments.arrived.set(attempt().reference, {
      money: { minor: 7900, currency: 'USD' },
      paymentId: 'p',
    });
    expect((await hook(event)).status).toBe(200);
    expect(await grants()).toHaveLength(1);
  });

  it('an attempt is open for a gateway that asks about it until its money is here', async () => {
    const { payment_transaction } = await start();
    const { db, payments } = app;
    const clock = { now: () => new Date(app.now()) };
    const notifier = notifierService({ clock });
    const settlement = settlementService({ db, clock, payments, notifier, log: app.app.log });
    const { reference, orderId } = attempt();
    const open = (gateway: 'Stripe' | 'Paypal' = 'Stripe') =>
      Promise.all([{ reference }, { orderId }].map((name) => settlement.openAttempt(gateway, name)));
    expect(await open()).toEqual([payment_transaction.id, payment_transaction.id]);
    expect(await open('Paypal')).toEqual([undefined, undefined]);
    await hook(paidBy('evt-1'));
    expect(await open()).toEqual([undefined, undefined]);
  });

  it('400 and 404: a forged message, an unknown gateway; and another gateway’s name for ours', async () => {
    await start();
    const forged = {
      ...app.payments.message(paidBy('evt-1')),
      headers: { 'content-type': 'application/json' },
    };
    expect((await app.request({ method: 'POST', url: '/webhook/stripe', ...forged })).status).toBe(400);
    expect((await hook(paidBy('evt-1'), 'constructor')).status).toBe(404);
    expect((await hook(paidBy('evt-1'), 'paystack')).status).toBe(200);
    expect(await grants()).toEqual([]);
  });
});

describe('coming back from the gateway', () => {
  const followReturn = (query: string) =>
    app.request({ method: 'GET', url: `/api/app_payment_status?reference=${attempt().reference}${query}` });

  it('303: the browser’s word grants nothing; the gateway’s answer does', async () => {
    const { payment_transaction } = await start();
    const pending = await followReturn('&status=success');
    expect(pending.headers.location).toBe(
      `http://lintel.test/payment/success?payment_transaction_id=${payment_transaction.id}`,
    );
    expect(await grants()).toEqual([]);
    app.payments.arrived.set(attempt().reference, {
      money: { minor: 7900, currency: 'USD' },
      paymentId: 'p',
    });
    await followReturn('');
    expect(await grants()).toHaveLength(1);
  });

  it('303: cancelled', async () => {
    const { payment_transaction } = await start();
    expect((await followReturn('&outcome=cancel')).headers.location).toContain('/payment/fail');
    expect(await statusAnswer(payment_transaction.id)).toMatchObject({
      payment_status: 'failed',
      ended_by: 'cancelled',
    });
    expect((await titles())[0]).toBe('Payment cancelled');
  });

  it('303: cancelled, where the gateway reported it before the browser came back', async () => {
    const { payment_transaction } = await start();
    await hook({ id: 'evt-1', name: { reference: attempt().reference }, state: { status: 'failed' } });
    expect((await statusAnswer(payment_transaction.id)).ended_by).toBeUndefined();
    expect(await titles()).toContain('Payment failed');
    await followReturn('&outcome=cancel');
    await followReturn('&outcome=cancel');
    expect((await statusAnswer(payment_transaction.id)).ended_by).toBe('cancelled');
    const about = (await titles()).filter((title: string) => title.startsWith('Payment'));
    expect(about).toEqual(['Payment cancelled']);
  });

  it('303: cancelled, where the gateway answers that nothing will come', async () => {
    const { payment_transaction } = await start();
    app.payments.refused.add(attempt().reference);
    await followReturn('&outcome=cancel');
    expect((await statusAnswer(payment_transaction.id)).ended_by).toBe('cancelled');
    const about = (await titles()).filter((title: string) => title.startsWith('Payment'));
    expect(about).toEqual(['Payment cancelled']);
  });

  it('303: failed, where the gateway sends the browser back with a failure', async () => {
    const { payment_transaction } = await start();
    expect((await followReturn('&status=failed')).headers.location).toContain('/payment/fail');
    const answer = await statusAnswer(payment_transaction.id);
    expect([answer.payment_status, answer.ended_by]).toEqual(['failed', undefined]);
    expect((await titles())[0]).toBe('Payment failed');
  });

  it('303: failed, where the payer did not cancel', async () => {
    const { payment_transaction } = await start();
    app.payments.refused.add(attempt().reference);
    await followReturn('');
    expect((await statusAnswer(payment_transaction.id)).ended_by).toBeUndefined();
    expect((await titles())[0]).toBe('Payment failed');
  });

  it('200: the web view of an app gets a page that leads on, since it does not report redirects', async () => {
    const { payment_transaction } = await start();
    const { status, headers, body } = await followReturn('&page=1');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const next = `http://lintel.test/payment/success?payment_transaction_id=${payment_transaction.id}`;
    expect(body).toContain(`<meta http-equiv="refresh" content="0; url=${next}">`);
    expect(body).toContain(`<a href="${next}">`);
  });

  it('303: another user’s reference leads nowhere', async () => {
    const reply = await app.request({ method: 'POST', url: '/api/app_payment_status?reference=none' });
    expect(reply.headers.location).toBe('http://lintel.test/payment/fail');
  });
});

it('200: the last known state while the gateway does not answer; the attempt can be given up', async () => {
  const { payment_transaction } = await start();
  app.payments.broken = true;
  expect(await statusOf(payment_transaction.id)).toBe('pending');
  await app.post('payment-transaction-fail', { payment_transaction_id: payment_transaction.id }, token);
  expect(await statusOf(payment_transaction.id)).toBe('failed');
});

describe('POST payment-transaction-fail', () => {
  const giveUp = (id: number, by = token) =>
    app.post('payment-transaction-fail', { payment_transaction_id: id }, by);

  it('200: only the owner’s, again and again; 404 for others', async () => {
    const { payment_transaction } = await start();
    expect((await giveUp(payment_transaction.id, await app.signIn('agent'))).status).toBe(404);
    expect((await giveUp(payment_transaction.id)).status).toBe(200);
    expect((await giveUp(payment_transaction.id)).status).toBe(200);
    expect(await statusAnswer(payment_transaction.id)).toMatchObject({
      payment_status: 'failed',
      ended_by: 'given_up',
    });
  });

  it('400: money has arrived meanwhile', async () => {
    const { payment_transaction } = await start();
    app.payments.arrived.set(attempt().reference, {
      money: { minor: 7900, currency: 'USD' },
      paymentId: 'p',
    });
    expect((await giveUp(payment_transaction.id)).body.key).toBe('wrongState');
    expect(await grants()).toHaveLength(1);
  });
});

describe('the job that asks gateways', () => {
  it('finds money that no webhook reported, and expires attempts after a day', async () => {
    const { payment_transaction: paid } = await start();
    app.payments.arrived.set(attempt().reference, {
      money: { minor: 7900, currency: 'USD' },
      paymentId: 'p',
    });
    const { payment_transaction: unpaid } = await start(3);
    await app.runJob('ask_gateways');
    expect(await grants()).toEqual([]);
    app.pass(11 * 60_000);
    await app.runJob('ask_gateways');
    expect([await statusOf(paid.id), await statusOf(unpaid.id)]).toEqual(['success', 'pending']);
    app.pass(DAY_MS);
    app.payments.broken = true;
    await app.runJob('ask_gateways');
    app.payments.broken = false;
    expect(await statusOf(unpaid.id)).toBe('pending');
    app.pass(DAY_MS);
    await app.runJob('ask_gateways');
    expect(await statusOf(unpaid.id)).toBe('failed');
  });
});
