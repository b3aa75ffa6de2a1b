import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { nominatimGeocoder } from '../../src/adapters/geocoding/http-geocoders.ts';
import { configuredGateways } from '../../src/adapters/payments/gateways.ts';
import { readConfig } from '../../src/config/config.ts';
import { sandboxKeys } from '../harness/sandbox-process.ts';
import { testApp, type TestApp } from '../harness/test-app.ts';

/** A service that records its requests and answers as the test sets it. */
async function listener(answer: (path: string) => unknown) {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url!);
    request.resume();
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(request.url!)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { asked, server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('F21 invented messages of PayPal', () => {
  let app: TestApp;
  let paypal: Awaited<ReturnType<typeof listener>>;
  beforeEach(async () => {
    paypal = await listener((path) =>
      path.includes('token') ? { access_token: 'x', expires_in: 3600 } : { verification_status: 'FAILURE' },
    );
    const variables = sandboxKeys(paypal.origin);
    app = await testApp(variables, { gateways: configuredGateways(readConfig(variables)) });
  });
  afterEach(async () => {
    await app.close();
    paypal.server.closeAllConnections();
    paypal.server.close();
  });

  const signed = (cert_url = 'https://api.paypal.com/cert.pem') => ({
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': cert_url,
    'paypal-transmission-id': 'a',
    'paypal-transmission-sig': 'b',
    'paypal-transmission-time': '2026-11-21T12:00:00Z',
  });
  const send = (body: object, headers: Record<string, string> = signed(), remoteAddress = '203.0.113.7') =>
    app.request({
      method: 'POST',
      url: '/webhook/paypal',
      headers,
      payload: JSON.stringify(body),
      remoteAddress,
    });
  const approved = (order: string) => ({
    id: `WH-${order}`,
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource: { id: order },
  });

  it('cost no question: without the headers of a signature, of other kinds, about unknown orders', async () => {
    const { 'paypal-transmission-sig': _signature, ...unsigned } = signed();
    expect((await send(approved('X'), unsigned)).status).toBe(400);
    for (const address of [
      'https://evil.example/cert.pem',
      'http://api.paypal.com/c',
      'nonsense',
      'https://paypal.com.evil.example/',
    ])
      expect((await send(approved('X'), signed(address))).status).toBe(400);
    expect((await send({ ...approved('X'), event_type: 'BILLING.PLAN.CREATED' })).status).toBe(200);
    for (let number = 0; number < 20; number += 1)
      expect((await send(approved(`INVENTED-${number}`))).status).toBe(200);
    expect(paypal.asked).toEqual([]);
  });

  it('429: beyond the limit of their network, which others do not feel', async () => {
    const statuses = [];
    for (let number = 0; number < 125; number += 1) statuses.push((await send(approved('X'))).status);
    expect(new Set(statuses.slice(0, 100))).toEqual(new Set([200]));
    const refused = await send(approved('X'));
    expect([refused.status, refused.body.key]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(approved('X'), signed(), '198.51.100.9')).status).toBe(200);
  });

  it('PayPal is asked about an order of ours, a limited number of times', async () => {
    const { id: user_id } = await app.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
    await app.db
      .insertInto('transactions')
      .values({
        user_id,
        package_id: 4,
        amount: 79,
        currency: 'USD',
        gateway: 'Paypal',
        order_id: 'OURS',
        reference: '0'.repeat(32),
        payment_type: 'online payment',
        status: 'pending',
      })
      .execute();
    expect((await send(approved('OURS'))).status).toBe(400);
    expect(paypal.asked.filter((path) => path.includes('verify-webhook'))).toHaveLength(1);
    for (let number = 0; number < 70; number += 1)
      await send(approved('OURS'), signed(), `203.0.113.${number}`);
    expect(paypal.asked.filter((path) => path.includes('verify-webhook'))).toHaveLength(60);
  });

  it('413: larger than any message of a gateway', async () => {
    expect((await send({ ...approved('X'), padding: 'x'.repeat(100_000) })).status).toBe(413);
  });
});

describe('F21, F25 addresses to which gateways send the browser back', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());
  const paths = ['/api/app_payment_status', '/api/flutterwave-payment-status'];

  it.each(paths)('%s leads to the page of failure for references that no attempt can have', async (path) => {
    for (const reference of ['%00', 'a'.repeat(5000), '%', '[]', '', '__proto__', '%F0%9F%98%80'])
      for (const name of ['reference', 'reference[]', 'reference=1&reference']) {
        const { status, headers } = await app.request({ url: `${path}?${name}=${reference}` });
        expect([reference, status, headers.location]).toEqual([
          reference,
          303,
          'http://lintel.test/payment/fail',
        ]);
        app.pass(10_000);
      }
  });

  it.each(paths)('%s answers 429 beyond the limit of a network', async (path) => {
    app.pass(61_000);
    const statuses = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await app.request({ url: path })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([303, 429]);
  });
});

describe('D13 questions to Nominatim', () => {
  it('do not pile up: those that would wait for long fail at once', async () => {
    const service = await listener(() => []);
    const geocoder = nominatimGeocoder({ baseUrl: service.origin, contact: 'a@b.example', pause: 20 });
    const questions = Array.from({ length: 50 }, () => geocoder.search('Port', 1));
    const answers = Promise.allSettled(questions);
    const refused = await Promise.race([
      Promise.allSettled(questions.slice(10)),
      new Promise((resolve) => setTimeout(resolve, 2000, 'too late')),
    ]);
    expect(refused).toEqual(
      Array.from({ length: 40 }, () => expect.objectContaining({ status: 'rejected' })),
    );
    expect(await questions[0]).toEqual([]);
    await answers;
    expect(service.asked.length).toBeLessThan(6);
    service.server.closeAllConnections();
    service.server.close();
  });
});
