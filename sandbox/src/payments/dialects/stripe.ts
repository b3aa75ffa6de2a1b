import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newId, type Checkout } from '../payment-store.ts';
import { minorPrice, refuse, type Dialect, type DialectContext, hmac } from './dialect.ts';

const session = z.object({
  client_reference_id: z.string().default(''),
  success_url: z.string(),
  cancel_url: z.string().default(''),
  'line_items[0][price_data][currency]': z.string(),
  'line_items[0][price_data][unit_amount]': z.string(),
  'line_items[0][price_data][product_data][name]': z.string().default(''),
});
const intent = z.object({
  amount: z.string(),
  currency: z.string(),
  description: z.string().default(''),
  'metadata[reference]': z.string().default(''),
});

const intentId = ({ id, insideApp, paymentId }: Checkout) => (insideApp ? id : paymentId);

const intentObject = (one: Checkout) => ({
  id: intentId(one),
  object: 'payment_intent',
  amount: Number(one.amount),
  amount_received: one.status === 'paid' ? Number(one.amount) : 0,
  currency: one.currency,
  status: {
    open: 'requires_payment_method',
    approved: 'processing',
    paid: 'succeeded',
    cancelled: 'canceled',
  }[one.status],
  client_secret: `${intentId(one)}_secret_local`,
  metadata: { reference: one.reference },
  livemode: false,
  created: one.created,
});

const sessionObject = (one: Checkout, url: string | null) => ({
  id: one.id,
  object: 'checkout.session',
  mode: 'payment',
  status: { open: 'open', approved: 'open', paid: 'complete', cancelled: 'expired' }[one.status],
  payment_status: one.status === 'paid' ? 'paid' : 'unpaid',
  amount_total: Number(one.amount),
  currency: one.currency,
  client_reference_id: one.reference,
  client_secret: null,
  metadata: { reference: one.reference },
  payment_intent: one.status === 'paid' ? one.paymentId : null,
  success_url: one.returnUrl,
  cancel_url: one.cancelUrl,
  url: one.status === 'open' ? url : null,
  livemode: false,
  created: one.created,
});

const event = (type: string, object: object) => ({
  id: newId('evt_'),
  object: 'event',
  api_version: '2026-10-28.endive',
  livemode: false,
  type,
  data: { object },
});

const error = (reply: FastifyReply, status: number, message: string, more: object = {}) =>
  refuse(reply, status, { error: { type: 'invalid_request_error', message, ...more } });

export const stripe: Dialect = {
  name: 'Stripe',
  afterApproval: 'paid',
  price: (one) => minorPrice(one, ['ISK', 'UGX']),
  signature({ body }, { keys, now }) {
    const seconds = Math.floor(now / 1000);
    return {
      'stripe-signature': `t=${seconds},v1=${hmac('sha256', keys.STRIPE_WEBHOOK_SECRET, `${seconds}.${body}`)}`,
    };
  },
  back: ({ returnUrl, cancelUrl }, decision) => (decision === 'approve' ? returnUrl : cancelUrl),
  events(one, decision) {
    if (decision === 'decline') return [event('payment_intent.payment_failed', intentObject(one))];
    if (decision === 'cancel') return [];
    return [
      event('payment_intent.succeeded', intentObject(one)),
      ...(one.insideApp ? [] : [event('checkout.session.completed', sessionObject(one, null))]),
    ];
  },

  routes(app, { store, keys, clock, pageOf }: DialectContext) {
    const allowed = (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers.authorization === `Bearer ${keys.STRIPE_SECRET_KEY}`) return true;
      void error(reply, 401, 'Invalid API Key provided.');
      return false;
    };
    const once = (request: FastifyRequest) => request.headers['idempotency-key']?.toString();

    app.post('/v1/checkout/sessions', async (request, reply) => {
      if (!allowed(request, reply)) return reply;
      const asked = session.safeParse(request.body);
      if (!asked.success)
        return error(reply, 400, `Missing required param: ${asked.error.issues[0]?.path.join('.')}.`, {
          code: 'parameter_missing',
        });
      const body = asked.data;
      const values = {
        id: newId('cs_test_'),
        gateway: 'stripe' as const,
        reference: body.client_reference_id,
        amount: body['line_items[0][price_data][unit_amount]'],
        currency: body['line_items[0][price_data][currency]'],
        description: body['line_items[0][price_data][product_data][name]'],
        returnUrl: body.success_url,
        cancelUrl: body.cancel_url,
        insideApp: false,
      };
      const made = await store.start(values, 'pi_', clock(), once(request));
      return sessionObject(made, pageOf('stripe', made.id));
    });

    app.post('/v1/payment_intents', async (request, reply) => {
      if (!allowed(request, reply)) return reply;
      const asked = intent.safeParse(request.body);
      if (!asked.success)
        return error(reply, 400, 'Missing required param: amount.', { code: 'parameter_missing' });
      const { amount, currency, description, 'metadata[reference]': reference } = asked.data;
      const values = {
        id: newId('pi_'),
        gateway: 'stripe' as const,
        reference,
        amount,
        currency,
        description,
        returnUrl: '',
        cancelUrl: '',
        insideApp: true,
      };
      return intentObject(await store.start(values, 'ch_', clock(), once(request)));
    });

    app.get<{ Params: { kind: string; id: string } }>('/v1/checkout/sessions/:id', async (request, reply) => {
      if (!allowed(request, reply)) return reply;
      const found = store.find('stripe', request.params.id);
      if (!found) return error(reply, 404, 'No such checkout.session', { code: 'resource_missing' });
      return sessionObject(found, pageOf('stripe', found.id));
    });

    app.get<{ Params: { id: string } }>('/v1/payment_intents/:id', async (request, reply) => {
      if (!allowed(request, reply)) return reply;
      const found = store.find('stripe', request.params.id);
      return found
        ? intentObject(found)
        : error(reply, 404, 'No such payment_intent', { code: 'resource_missing' });
    });
  },
};
