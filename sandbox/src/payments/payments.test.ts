import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import Razorpay from 'razorpay';
import { validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils';
import Stripe from 'stripe';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { paymentVariables, type PaymentKeys } from './payment-keys.ts';

interface Message {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let data: string;
let app: FastifyInstance;
let origin: string;
let received: Message[];
let refusals: number;
async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (refusals > 0) {
    refusals -= 1;
    response.writeHead(503).end();
    return;
  }
  received.push({ url: request.url!, headers: request.headers, body: Buffer.concat(chunks).toString() });
  response.end('{}');
}
const shop = createServer((request, response) => void take(request, response));
const keys = Object.fromEntries(
  Object.keys(paymentVariables).map((name) => [name, `local_key_of_${name}`]),
) as { -readonly [K in keyof PaymentKeys]: string };

const start = async () => {
  app = await buildApp(
    readConfig({ LINTEL_DATA: data, PUBLIC_URL: 'http://localhost:8080', LOG_LEVEL: 'silent', ...keys }),
  );
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
};
beforeAll(async () => {
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  keys.WEBHOOK_ORIGIN = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(() => shop.close());
beforeEach(async () => {
  received = [];
  refusals = 0;
  data = await mkdtemp(path.join(tmpdir(), 'sandbox-payments-'));
  await start();
});
afterEach(async () => {
  await app.close();
  await rm(data, { recursive: true, force: true });
});

async function messages(count: number): Promise<Message[]> {
  const deadline = Date.now() + 10_000;
  while (received.length < count) {
    if (Date.now() > deadline) throw new Error(`${received.length} of ${count} messages came`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return received;
}
const decide = (url: string, decision: string) =>
  app.inject({ method: 'POST', url: new URL(url).pathname, payload: { decision } });
async function behave(wanted: object) {
  const { token } = JSON.parse(await readFile(path.join(data, 'sandbox/admin-token.json'), 'utf8'));
  return app.inject({
    method: 'POST',
    url: '/sandbox/payments/behaviour',
    headers: { authorization: `Bearer ${token}` },
    payload: wanted,
  });
}
const stripe = () => {
  const { hostname, port } = new URL(origin);
  return new Stripe(keys.STRIPE_SECRET_KEY, { host: hostname, port, protocol: 'http', telemetry: false });
};
const session = (client = stripe(), idempotencyKey = 'once') =>
  client.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: 'ours',
      success_url: 'http://localhost:8080/back',
      cancel_url: 'http://localhost:8080/back?outcome=cancel',
      line_items: [
        { quantity: 1, price_data: { currency: 'jpy', unit_amount: 500, product_data: { name: 'Agent' } } },
      ],
    },
    { idempotencyKey },
  );
const genuine = ({ body, headers }: Message) =>
  stripe().webhooks.constructEvent(body, headers['stripe-signature']!, keys.STRIPE_WEBHOOK_SECRET);

describe('Stripe, seen by its own SDK', () => {
  it('pays: page, way back, signed messages, status', async () => {
    const made = await session();
    expect(made.url).toContain('http://localhost:8080/sandbox/pay/stripe/');
    const shown = await app.inject(new URL(made.url!).pathname);
    expect(shown.body).toContain('500 JPY');
    expect(shown.body).not.toContain('<script');
    expect((await decide(made.url!, 'approve')).headers.location).toBe('http://localhost:8080/back');
    const types = (await messages(2)).map((message) => genuine(message).type);
    expect(types.toSorted()).toEqual(['checkout.session.completed', 'payment_intent.succeeded']);
    expect((await stripe().checkout.sessions.retrieve(made.id)).payment_status).toBe('paid');
  });

  it('the same idempotency key is the same session; wrong keys and unknown ids are refused', async () => {
    expect((await session()).id).toBe((await session()).id);
    const { hostname, port } = new URL(origin);
    const stranger = new Stripe('sk_test_wrong', { host: hostname, port, protocol: 'http' });
    await expect(session(stranger)).rejects.toThrow(Stripe.errors.StripeAuthenticationError);
    await expect(stripe().checkout.sessions.retrieve('cs_none')).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('declined leaves the session open; cancelled leads back and stays unpaid', async () => {
    const made = await session();
    await decide(made.url!, 'decline');
    expect(genuine((await messages(1))[0]!).type).toBe('payment_intent.payment_failed');
    expect((await decide(made.url!, 'cancel')).headers.location).toContain('outcome=cancel');
    await decide(made.url!, 'approve');
    expect((await stripe().checkout.sessions.retrieve(made.id)).payment_status).toBe('unpaid');
  });

  it('repeats a message until the shop takes it, over a restart too', async () => {
    refusals = 3;
    const made = await session();
    await decide(made.url!, 'approve');
    await app.close();
    await start();
    expect(await messages(2)).toHaveLength(2);
  }, 30_000);

  it('on demand: copies, tampered text; only for the operator', async () => {
    expect((await app.inject({ method: 'POST', url: '/sandbox/payments/behaviour' })).statusCode).toBe(404);
    await behave({ duplicates: 2, tampered: true });
    const made = await session();
    await decide(made.url!, 'approve');
    const [first] = await messages(6);
    expect(() => genuine(first!)).toThrow(Stripe.errors.StripeSignatureVerificationError);
  });
});

describe('Razorpay, seen by its own SDK', () => {
  it('pays a link; the SDK accepts the signature of the message', async () => {
    const razorpay = new Razorpay({ key_id: keys.RAZORPAY_KEY_ID, key_secret: keys.RAZORPAY_KEY_SECRET });
    // The SDK has no option for its address.
    const inner = razorpay as unknown as { api: { rq: { defaults: { baseURL: string } } } };
    inner.api.rq.defaults.baseURL = origin;
    const link = await razorpay.paymentLink.create({
      amount: 7900,
      currency: 'INR',
      description: 'Agent',
      reference_id: 'ours',
      callback_url: 'http://localhost:8080/back',
      callback_method: 'get',
      customer: {},
    });
    await decide(link.short_url, 'approve');
    for (const { body, headers } of await messages(2)) {
      const signature = headers['x-razorpay-signature'] as string;
      expect(validateWebhookSignature(body, signature, keys.RAZORPAY_WEBHOOK_SECRET)).toBe(true);
    }
    expect((await razorpay.paymentLink.fetch(link.id)).status).toBe('paid');
  });
});
