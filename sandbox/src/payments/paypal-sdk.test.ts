import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersController,
  PaypalExperienceUserAction,
} from '@paypal/paypal-server-sdk';
import axios, { type InternalAxiosRequestConfig } from 'axios';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { paymentVariables } from './payment-keys.ts';

let data: string;
let app: FastifyInstance;
let origin: string;
const keys = Object.fromEntries(Object.keys(paymentVariables).map((name) => [name, `local_key_of_${name}`]));
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'sandbox-paypal-'));
  // No server receives webhooks here: they are seen in payments.test.ts and by the back end.
  const config = { ...keys, WEBHOOK_ORIGIN: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' };
  app = await buildApp(readConfig({ LINTEL_DATA: data, ...config }));
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(data, { recursive: true, force: true });
});

/** The SDK knows PayPal's own hosts only; what carries its requests leads them to ours. */
function orders(secret = keys.PAYPAL_CLIENT_SECRET!): OrdersController {
  const carry = axios.getAdapter('http');
  const adapter = (request: InternalAxiosRequestConfig) => {
    const { pathname, search } = new URL(request.url!);
    return carry({ ...request, url: `${origin}${pathname}${search}` });
  };
  return new OrdersController(
    new Client({
      clientCredentialsAuthCredentials: { oAuthClientId: keys.PAYPAL_CLIENT_ID!, oAuthClientSecret: secret },
      environment: Environment.Sandbox,
      logging: { logger: { log: () => undefined } },
      unstable_httpClientOptions: { adapter },
    }),
  );
}
const create = (controller = orders(), paypalRequestId = 'once') =>
  controller.createOrder({
    paypalRequestId,
    body: {
      intent: CheckoutPaymentIntent.Capture,
      purchaseUnits: [{ customId: 'ours', amount: { currencyCode: 'USD', value: '79.00' } }],
      paymentSource: {
        paypal: {
          experienceContext: {
            returnUrl: 'http://localhost:8080/back',
            cancelUrl: 'http://localhost:8080/back?outcome=cancel',
            userAction: PaypalExperienceUserAction.PayNow,
          },
        },
      },
    },
  });
const decide = (url: string, decision: string) =>
  app.inject({ method: 'POST', url: new URL(url).pathname, payload: { decision } });

describe('PayPal, seen by its own SDK', () => {
  it('orders, approves, captures once', async () => {
    const { result: order, statusCode } = await create();
    expect([statusCode, order.status]).toEqual([201, 'PAYER_ACTION_REQUIRED']);
    const page = order.links!.find(({ rel }) => rel === 'payer-action')!.href;
    const { headers } = await decide(page, 'approve');
    expect(headers.location).toBe(`http://localhost:8080/back?token=${order.id}&PayerID=LOCALPAYER`);
    expect((await orders().getOrder({ id: order.id! })).result.status).toBe('APPROVED');
    const [first, again] = [
      await orders().captureOrder({ id: order.id! }),
      await orders().captureOrder({ id: order.id! }),
    ];
    const captureOf = ({ result }: typeof first) => result.purchaseUnits![0]!.payments!.captures![0]!;
    expect(captureOf(first)).toMatchObject({
      status: 'COMPLETED',
      customId: 'ours',
      amount: { currencyCode: 'USD', value: '79.00' },
    });
    expect(captureOf(again).id).toBe(captureOf(first).id);
  });

  it('the same request id is the same order', async () => {
    const [one, same, other] = [
      await create(orders(), 'a'),
      await create(orders(), 'a'),
      await create(orders(), 'b'),
    ];
    expect(same.result.id).toBe(one.result.id);
    expect(other.result.id).not.toBe(one.result.id);
  });

  it('422: captured before the payer has approved; 404: unknown; 401: a wrong secret', async () => {
    const { result } = await create(orders(), 'early');
    await expect(orders().captureOrder({ id: result.id! })).rejects.toMatchObject({
      statusCode: 422,
      body: expect.stringContaining('ORDER_NOT_APPROVED'),
    });
    await expect(orders().getOrder({ id: 'NONE' })).rejects.toMatchObject({ statusCode: 404 });
    await expect(create(orders('wrong'))).rejects.toMatchObject({ statusCode: 401 });
  });
});
