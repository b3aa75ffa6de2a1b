import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newId, type Checkout } from '../payment-store.ts';
import { minorPrice, refuse, type Dialect, type DialectContext, hmac } from './dialect.ts';

const body = z.object({
  email: z.email(),
  amount: z.union([z.string(), z.number()]).transform(String),
  currency: z.string().default('NGN'),
  reference: z.string().optional(),
  callback_url: z.string().default(''),
});

const transaction = (one: Checkout) => ({
  id: one.number,
  status: one.status === 'paid' ? 'success' : 'abandoned',
  reference: one.reference,
  amount: Number(one.amount),
  currency: one.currency,
});

export const paystack: Dialect = {
  name: 'Paystack',
  afterApproval: 'paid',
  price: (one) => minorPrice(one, ['RWF', 'XOF']),
  events: (one, decision) =>
    decision === 'approve' ? [{ event: 'charge.success', data: transaction(one) }] : [],
  signature: (message, { keys }) => ({
    'x-paystack-signature': hmac('sha512', keys.PAYSTACK_SECRET_KEY, message.body),
  }),
  back({ returnUrl, reference }, decision) {
    const target = new URL(returnUrl);
    // added, not set: a parameter of the shop with the same name is there twice
    for (const name of ['trxref', 'reference']) target.searchParams.append(name, reference);
    if (decision === 'cancel') target.searchParams.set('outcome', 'cancel');
    return target.href;
  },

  routes(app, { store, keys, clock, pageOf }: DialectContext) {
    const error = (reply: FastifyReply, status: number, message: string) =>
      refuse(reply, status, { status: false, message });
    const allowed = (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers.authorization === `Bearer ${keys.PAYSTACK_SECRET_KEY}`) return true;
      void error(reply, 401, 'Invalid key');
      return false;
    };
    app.post('/transaction/initialize', async (request, reply) => {
      if (!allowed(request, reply)) return reply;
      const asked = body.safeParse(request.body);
      if (!asked.success) return error(reply, 400, 'Invalid Email Address Passed');
      const reference = asked.data.reference ?? newId();
      if (store.find('paystack', reference)) return error(reply, 400, 'Duplicate Transaction Reference');
      const { amount, currency, callback_url } = asked.data;
      const made = await store.start(
        {
          id: reference,
          gateway: 'paystack',
          reference,
          amount,
          currency,
          description: '',
          returnUrl: callback_url,
          cancelUrl: callback_url,
          insideApp: false,
        },
        '',
        clock(),
      );
      const data = { authorization_url: pageOf('paystack', made.id), access_code: made.paymentId, reference };
      return { status: true, message: 'Authorization URL created', data };
    });
    app.get<{ Params: { reference: string } }>('/transaction/verify/:reference', async (request, reply) => {
      if (!allowed(request, reply)) return reply;
      const found = store.find('paystack', request.params.reference);
      return found
        ? { status: true, message: 'Verification successful', data: transaction(found) }
        : error(reply, 404, 'Transaction reference not found.');
    });
  },
};
