import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newId, type Checkout } from '../payment-store.ts';
import {
  basic,
  minorPrice,
  refuse,
  withParameters,
  type Dialect,
  type DialectContext,
  hmac,
} from './dialect.ts';

const amount = z.number().int().min(1);
const linkBody = z.object({
  amount,
  currency: z.string(),
  reference_id: z.string().default(''),
  description: z.string().default(''),
  callback_url: z.string(),
});
const orderBody = z.object({ amount, currency: z.string(), receipt: z.string().default('') });

const paymentObject = (one: Checkout) => ({
  id: one.paymentId,
  entity: 'payment',
  amount: Number(one.amount),
  currency: one.currency,
  status: 'captured',
  order_id: one.insideApp ? one.id : null,
  notes: { reference: one.reference },
});
const linkObject = (one: Checkout, url: string) => ({
  id: one.id,
  entity: 'payment_link',
  amount: Number(one.amount),
  amount_paid: one.status === 'paid' ? Number(one.amount) : 0,
  currency: one.currency,
  status: { open: 'created', approved: 'created', paid: 'paid', cancelled: 'cancelled' }[one.status],
  reference_id: one.reference,
  notes: { reference: one.reference },
  short_url: url,
  payments: one.status === 'paid' ? [{ payment_id: one.paymentId, status: 'captured' }] : null,
});
const orderObject = (one: Checkout) => ({
  id: one.id,
  entity: 'order',
  amount: Number(one.amount),
  currency: one.currency,
  receipt: one.reference,
  status: one.status === 'paid' ? 'paid' : 'created',
});

const event = (name: string, payload: Record<string, { entity: object }>) => ({
  entity: 'event',
  account_id: 'acc_local',
  event: name,
  contains: Object.keys(payload),
  payload,
});

export const razorpay: Dialect = {
  name: 'Razorpay',
  afterApproval: 'paid',
  price: (one) => minorPrice(one),
  events(one, decision) {
    const payment = { entity: paymentObject(one) };
    if (decision === 'decline')
      return [event('payment.failed', { payment: { entity: { ...payment.entity, status: 'failed' } } })];
    const payment_link = { entity: linkObject(one, '') };
    if (decision === 'cancel') return [event('payment_link.cancelled', { payment_link })];
    return [
      event('payment.captured', { payment }),
      ...(one.insideApp ? [] : [event('payment_link.paid', { payment_link, payment })]),
    ];
  },
  signature: ({ id, body }, { keys }) => ({
    'x-razorpay-signature': hmac('sha256', keys.RAZORPAY_WEBHOOK_SECRET, body),
    'x-razorpay-event-id': id.split(' ')[0]!,
  }),
  back(one, decision, keys) {
    if (decision === 'cancel') return withParameters(one.returnUrl, { outcome: 'cancel' });
    const signed = `${one.id}|${one.reference}|paid|${one.paymentId}`;
    return withParameters(one.returnUrl, {
      razorpay_payment_id: one.paymentId,
      razorpay_payment_link_id: one.id,
      razorpay_payment_link_reference_id: one.reference,
      razorpay_payment_link_status: 'paid',
      razorpay_signature: createHmac('sha256', keys.RAZORPAY_KEY_SECRET).update(signed).digest('hex'),
    });
  },

  routes(app, { store, keys, clock, pageOf }: DialectContext) {
    const error = (reply: FastifyReply, status: number, description: string) =>
      refuse(reply, status, { error: { code: 'BAD_REQUEST_ERROR', description } });
    const allowed = (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers.authorization === basic(keys.RAZORPAY_KEY_ID, keys.RAZORPAY_KEY_SECRET))
        return true;
      void error(reply, 401, 'Authentication failed');
      return false;
    };

    app.post('/v1/payment_links', async (request, reply) => {
      if (!allowed(request, reply)) return reply;
      const asked = linkBody.safeParse(request.body);
      if (!asked.success) return error(reply, 400, 'The amount field is required.');
      const { reference_id, description, callback_url, currency } = asked.data;
      const made = await store.start(
        {
          id: newId('plink_'),
          gateway: 'razorpay',
          reference: reference_id,
          amount: String(asked.data.amount),
          currency,
          description,
          returnUrl: callback_url,
          cancelUrl: callback_url,
          insideApp: false,
        },
        'pay_',
        clock(),
      );
      return linkObject(made, pageOf('razorpay', made.id));
    });
    app.post('/v1/orders', async (request, reply) => {
      if (!allowed(request, reply)) return reply;
      const asked = orderBody.safeParse(request.body);
      if (!asked.success) return error(reply, 400, 'The amount field is required.');
      const { currency, receipt } = asked.data;
      const values = {
        id: newId('order_'),
        gateway: 'razorpay' as const,
        reference: receipt,
        amount: String(asked.data.amount),
        currency,
        description: '',
        returnUrl: '',
        cancelUrl: '',
        insideApp: true,
      };
      return orderObject(await store.start(values, 'pay_', clock()));
    });
    app.get<{ Params: { id: string } }>('/v1/payment_links/:id', async (request, reply) => {
      if (!allowed(request, reply)) return reply;
      const found = store.find('razorpay', request.params.id);
      return found ? linkObject(found, pageOf('razorpay', found.id)) : error(reply, 404, 'No such link');
    });
    app.get<{ Params: { id: string } }>('/v1/orders/:id/payments', async (request, reply) => {
      if (!allowed(request, reply)) return reply;
      const found = store.find('razorpay', request.params.id);
      const items = found?.status === 'paid' ? [paymentObject(found)] : [];
      return { entity: 'collection', count: items.length, items };
    });
  },
};
