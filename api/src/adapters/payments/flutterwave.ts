import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PaymentGateway, PaymentState } from '#ports/payments.ts';
import { callGateway, header, isSameText, isUnknown, readJson } from './gateway-http.ts';
import { majorText, moneyOf } from '#domains/payments/money.ts';
import type { GatewayAdapter } from './gateway-adapter.ts';

const started = z.object({
  status: z.literal('success'),
  message: z.string(),
  data: z.object({ link: z.string() }),
});
const verified = z.object({
  status: z.literal('success'),
  data: z.object({
    id: z.union([z.int(), z.string()]),
    tx_ref: z.string(),
    status: z.string(),
    /** Whole units with decimals. */
    amount: z.number(),
    currency: z.string(),
  }),
});
const message = z.object({
  event: z.string(),
  data: z.object({ id: z.union([z.int(), z.string()]), tx_ref: z.string(), status: z.string() }),
});

type Key = 'secretKey' | 'webhookHash';

function flutterwavePayments({ secretKey, webhookHash }: Record<Key, string>, url: string): PaymentGateway {
  const headers = { authorization: `Bearer ${secretKey}` };
  return {
    async createCheckout({ reference, money, description, customer, returnUrl }) {
      const body = {
        tx_ref: reference,
        amount: majorText(money),
        currency: money.currency,
        redirect_url: returnUrl,
        customer: { email: customer.email || `${reference}@example.com`, name: customer.name },
        customizations: { title: description },
        meta: { reference },
      };
      const answer = await callGateway({ method: 'POST', url: `${url}/v3/payments`, headers, body }, started);
      return { orderId: reference, redirectUrl: answer.data.link, response: answer };
    },

    async fetchStatus({ reference }): Promise<PaymentState> {
      try {
        const path = `/v3/transactions/verify_by_reference?tx_ref=${encodeURIComponent(reference)}`;
        const { data } = await callGateway({ method: 'GET', url: url + path, headers }, verified);
        if (data.status !== 'successful' || data.tx_ref !== reference) return { status: 'pending' };
        return { status: 'paid', money: moneyOf(data.amount, data.currency), paymentId: String(data.id) };
      } catch (error) {
        if (isUnknown(error)) return { status: 'pending' };
        throw error;
      }
    },

    async readWebhook(body, sent) {
      if (!isSameText(webhookHash, header(sent, 'verif-hash'))) return 'rejected';
      const parsed = message.safeParse(readJson(body.toString()));
      if (!parsed.success || parsed.data.event !== 'charge.completed') return 'irrelevant';
      const { data, event } = parsed.data;
      return {
        id: createHash('sha256').update(`${event} ${data.id} ${data.status}`).digest('hex'),
        name: { reference: data.tx_ref, orderId: data.tx_ref },
        // The hash does not cover the content, so the content proves nothing.
        state: 'ask',
      };
    },
  };
}

/** Flutterwave v3 over its REST interface. */
export const flutterwave: GatewayAdapter<Key> = {
  keys: ['secretKey', 'webhookHash'],
  url: 'https://api.flutterwave.com',
  create: flutterwavePayments,
};
