import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Checkout } from '../payment-store.ts';
import { refuse, withParameters, type Dialect, type DialectContext } from './dialect.ts';

const body = z.object({
  tx_ref: z.string().min(1),
  amount: z.union([z.string(), z.number()]).transform(String),
  currency: z.string(),
  redirect_url: z.string(),
  customizations: z.object({ title: z.string().default('') }).optional(),
});

const transaction = (one: Checkout) => ({
  id: one.number,
  tx_ref: one.reference,
  amount: Number(one.amount),
  currency: one.currency,
  status: one.status === 'paid' ? 'successful' : 'pending',
});

export const flutterwave: Dialect = {
  name: 'Flutterwave',
  afterApproval: 'paid',
  price: ({ amount, currency }) => `${amount} ${currency}`,
  events(one, decision) {
    if (decision === 'cancel') return [];
    const data = decision === 'approve' ? transaction(one) : { ...transaction(one), status: 'failed' };
    return [{ event: 'charge.completed', data, 'event.type': 'CARD_TRANSACTION' }];
  },
  signature: (_message, { keys }) => ({ 'verif-hash': keys.FLUTTERWAVE_WEBHOOK_HASH }),
  back: ({ returnUrl, reference, number }, decision) =>
    withParameters(returnUrl, {
      status: decision === 'approve' ? 'successful' : 'cancelled',
      tx_ref: reference,
      ...(decision === 'approve' ? { transaction_id: String(number) } : {}),
    }),

  routes(app, { store, keys, clock, pageOf }: DialectContext) {
    const error = (reply: FastifyReply, status: number, message: string) =>
      refuse(reply, status, { status: 'error', message, data: null });
    const allowed = (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers.authorization === `Bearer ${keys.FLUTTERWAVE_SECRET_KEY}`) return true;
      void error(reply, 401, 'Invalid authorization key');
      return false;
    };
    const verified = (found: Checkout | undefined, reply: FastifyReply) =>
      found?.status === 'paid'
        ? { status: 'success', message: 'Transaction fetched successfully', data: transaction(found) }
        : error(reply, 400, 'No transaction was found for this id');

    app.post('/v3/payments', async (request, reply) => {
      if (!allowed(request, reply)) return reply;
      const asked = body.safeParse(request.body);
      if (!asked.success) return error(reply, 400, 'tx_ref is required');
      const { tx_ref, amount, currency, redirect_url, customizations } = asked.data;
      const made = await store.start(
        {
          id: tx_ref,
          gateway: 'flutterwave',
          reference: tx_ref,
          amount,
          currency,
          description: customizations?.title ?? '',
          returnUrl: redirect_url,
          cancelUrl: redirect_url,
          insideApp: false,
        },
        '',
        clock(),
        tx_ref,
      );
      return { status: 'success', message: 'Hosted Link', data: { link: pageOf('flutterwave', made.id) } };
    });
    app.get<{ Querystring: { tx_ref?: string } }>(
      '/v3/transactions/verify_by_reference',
      async (request, reply) => {
        if (!allowed(request, reply)) return reply;
        return verified(store.find('flutterwave', request.query.tx_ref ?? ''), reply);
      },
    );
    app.get<{ Params: { id: string } }>('/v3/transactions/:id/verify', async (request, reply) => {
      if (!allowed(request, reply)) return reply;
      const { id } = request.params;
      const found = store
        .read()
        .checkouts.find(({ gateway, number }) => gateway === 'flutterwave' && String(number) === id);
      return verified(found, reply);
    });
  },
};
