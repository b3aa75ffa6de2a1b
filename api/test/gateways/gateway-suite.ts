import type { Gateway } from '../../src/ports/payments.ts';
import type { Reply, TestApp } from '../harness/test-app.ts';
import {
  eventually,
  gatewayAway,
  gatewayHarness,
  type Decision,
  type GatewayHarness,
} from './gateway-harness.ts';

export interface Pair {
  readonly gateway: Gateway;
  /** Name of the setting that switches it on. */
  readonly setting: string;
  /** The price of the package, 79 US dollars, as its page shows it; and 79 yen. */
  readonly shown: readonly [dollars: string, yen: string];
  /** Currencies that this gateway counts in a way of its own, and 79 of each as its page shows them. */
  readonly counted?: readonly (readonly [currency: string, shown: string])[];
  /** One unit too little, as the gateway counts. */
  readonly tooLittle: string;
  /** Whether its messages are worth nothing beyond asking it. */
  readonly onlyAsks?: boolean;
  /** The call that serves this gateway. */
  call(app: TestApp, token: string, packageId: number): Promise<Reply>;
  /** What a client reads from its answer. */
  read(reply: Reply, app: TestApp): Started | Promise<Started>;
}
export interface Started {
  readonly id: number;
  /** The gateway's page. */
  readonly page: string;
}
export interface Buyer {
  readonly harness: GatewayHarness;
  readonly token: string;
  readonly packageId: number;
}

const AGENT = 4;
const SITE = 'http://lintel.test/payment';

/** `create-payment-intent`, which serves Stripe, Razorpay and Paystack. */
export const byIntent: Pick<Pair, 'call' | 'read'> = {
  call: (app, token, packageId) =>
    app.post('create-payment-intent', { package_id: packageId, platform_type: 'web', hosted_page: 1 }, token),
  read: ({ body: { data } }) => ({
    id: data.payment_transaction.id,
    page: data.payment_intent.redirect_url,
  }),
};

/** What every pair of adapter and gateway has to do, from the price to the running package. Answers the harness. */
export function gatewaySuite(pair: Pair): () => Buyer {
  let harness: GatewayHarness;
  let token: string;
  beforeAll(async () => {
    harness = await gatewayHarness(pair.setting);
    token = await harness.app.signIn('buyer');
  }, 60_000);
  beforeEach(() => harness.clear());
  afterAll(() => harness.close());
  const buyer = (): Buyer => ({ harness, token, packageId: AGENT });

  const start = async () => pair.read(await pair.call(harness.app, token, AGENT), harness.app);
  const row = (id: number) =>
    harness.app.db.selectFrom('transactions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const statusIs = (id: number, wanted: string) =>
    eventually(
      async () => (await row(id)).status,
      (status) => status === wanted,
    );
  const grants = async (id: number) =>
    (
      await harness.app.db
        .selectFrom('user_packages')
        .select('package_id')
        .where('transaction_id', '=', id)
        .execute()
    ).map(({ package_id }) => package_id);
  const pay = async (page: string, decision: Decision = 'approve') =>
    harness.followReturn(await harness.decide(page, decision));
  /** Messages that the shop did not take. */
  const missed = async (page: string) => {
    harness.setWebhookAvailability(false);
    await harness.decide(page, 'approve');
    await eventually(
      () => harness.received.length,
      (count) => count > 0,
    );
    const messages = [...harness.received];
    expect(messages).not.toEqual([]);
    return messages;
  };
  const setCurrency = (value: string) =>
    harness.app.db
      .insertInto('settings')
      .values({ key: 'currency_code', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();

  it('sells a package: price on the page, way back, message, units', async () => {
    const { id, page } = await start();
    expect(await (await fetch(page)).text()).toContain(pair.shown[0]);
    expect(await row(id)).toMatchObject({ status: 'pending', gateway: pair.gateway });
    expect(await pay(page)).toBe(`${SITE}/success?payment_transaction_id=${id}`);
    expect(await statusIs(id, 'success')).toBe('success');
    expect(await row(id)).toMatchObject({
      order_id: expect.any(String),
      gateway_transaction_id: expect.any(String),
    });
    const { active_packages } = (await harness.app.get('get-package', {}, token)).body;
    expect(active_packages.map((item: { id: number }) => item.id)).toContain(AGENT);
    // the gateway has nothing left to say
    expect(
      await eventually(
        () => harness.sandbox.behave({}),
        (waiting) => waiting === 0,
      ),
    ).toBe(0);
    expect(await grants(id)).toEqual([AGENT]);
  });

  it('sells without the browser coming back', async () => {
    const { id, page } = await start();
    await harness.decide(page, 'approve');
    expect(await statusIs(id, 'success')).toBe('success');
    expect(await grants(id)).toEqual([AGENT]);
  });

  it('sells without any message, because the way back makes us ask', async () => {
    harness.setWebhookAvailability(false);
    const { id, page } = await start();
    expect(await pay(page)).toContain('/success');
    expect((await row(id)).status).toBe('success');
    harness.setWebhookAvailability(true);
    expect(
      await eventually(
        () => harness.sandbox.behave({}),
        (waiting) => waiting === 0,
      ),
    ).toBe(0);
    expect(await grants(id)).toEqual([AGENT]);
  });

  it('lets a declined payer try again on the same page', async () => {
    const { id, page } = await start();
    await harness.decide(page, 'decline');
    await eventually(
      () => harness.sandbox.behave({}),
      (waiting) => waiting === 0,
    );
    expect([(await row(id)).status, await grants(id)]).toEqual(['pending', []]);
    await pay(page);
    expect(await statusIs(id, 'success')).toBe('success');
  });

  it('sells nothing to a payer who cancels, and leads to the page that states it', async () => {
    const { id, page } = await start();
    expect(await pay(page, 'cancel')).toBe(`${SITE}/fail?payment_transaction_id=${id}`);
    expect([await statusIs(id, 'failed'), await grants(id)]).toEqual(['failed', []]);
    expect((await start()).id).toBeGreaterThan(id);
  });

  it('400: a forged message; nothing is sold', async () => {
    const { id, page } = await start();
    for (const message of await missed(page)) {
      const forged = { ...message, headers: { 'content-type': 'application/json' } };
      expect((await harness.deliver(forged)).status).toBe(400);
      const secrets = Object.entries(message.headers).filter(([name]) => /sig|hash/i.test(name));
      expect(secrets).not.toEqual([]);
      const guessed = Object.fromEntries(secrets.map(([name, value]) => [name, value.replace(/./g, '0')]));
      const headers = { ...message.headers, ...guessed };
      expect((await harness.deliver({ ...message, headers })).status).toBe(400);
    }
    expect([(await row(id)).status, await grants(id)]).toEqual(['pending', []]);
  });

  if (!pair.onlyAsks)
    it('400: a tampered message; nothing is sold', async () => {
      const { id, page } = await start();
      for (const message of await missed(page)) {
        const body = Buffer.from(message.body.toString().replace(/(\d)/, '$1$1'));
        expect((await harness.deliver({ ...message, body })).status).toBe(400);
      }
      expect([(await row(id)).status, await grants(id)]).toEqual(['pending', []]);
    });

  it('sells once, however often, late and in the wrong order webhooks arrive', async () => {
    await harness.sandbox.behave({ duplicates: 15, reversed: true, delay: 200 });
    const { id, page } = await start();
    await harness.decide(page, 'approve');
    expect((await row(id)).status).toBe('pending');
    expect(await statusIs(id, 'success')).toBe('success');
    await eventually(
      () => harness.sandbox.behave({}),
      (waiting) => waiting === 0,
    );
    expect(harness.received.length).toBeGreaterThanOrEqual(16);
    expect(await grants(id)).toEqual([AGENT]);
  });

  it('sells to who gave up here and paid there all the same', async () => {
    const { id, page } = await start();
    const { reference } = await row(id);
    const path = pair.gateway === 'Flutterwave' ? 'flutterwave-payment-status' : 'app_payment_status';
    await harness.followReturn(`http://lintel.test/api/${path}?reference=${reference}&outcome=cancel`);
    expect((await row(id)).status).toBe('failed');
    await harness.decide(page, 'approve');
    expect([await statusIs(id, 'success'), await grants(id)]).toEqual(['success', [AGENT]]);
  });

  it.each([
    ['too little', { amount: pair.tooLittle }],
    ['another currency', { currency: 'inr' }],
  ])('sells nothing for %s; a person looks into it', async (_what, arrives) => {
    await harness.sandbox.behave({ arrives });
    const { id, page } = await start();
    await pay(page);
    expect([await statusIs(id, 'review'), await grants(id)]).toEqual(['review', []]);
  });

  it.each([['JPY', pair.shown[1]] as const, ...(pair.counted ?? [])])(
    'sells in %s, at %s',
    async (currency, shown) => {
      await setCurrency(currency);
      harness.app.pass(11_000);
      const { id, page } = await start();
      await setCurrency('USD');
      expect(await (await fetch(page)).text()).toContain(`>${shown}<`);
      await pay(page);
      expect([await statusIs(id, 'success'), await grants(id)]).toEqual(['success', [AGENT]]);
      expect(await row(id)).toMatchObject({ amount: 79, currency });
    },
  );

  it('ends an attempt that the gateway knows no more, as with the keys of another account, when its time is over', async () => {
    const { id } = await start();
    const { order_id: order } = await row(id);
    const forgotten = { reference: 'f'.repeat(32), order_id: `${order}0` };
    await harness.app.db.updateTable('transactions').set(forgotten).where('id', '=', id).execute();
    harness.app.pass(25 * 3_600_000);
    await harness.app.runJob('ask_gateways');
    expect((await row(id)).status).toBe('failed');
  });

  it('503 while the gateway is away: nothing is bought, ordered or left open', async () => {
    const away = await gatewayAway(pair.setting);
    const reply = await pair.call(away, await away.signIn('buyer'), AGENT);
    expect([reply.status, reply.body.key]).toEqual([503, 'unavailable']);
    const [newest] = await away.db
      .selectFrom('transactions')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(newest).toMatchObject({ status: 'failed', order_id: null, gateway_transaction_id: null });
    await away.close();
  });

  return buyer;
}
