import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { PaymentGateway, PaymentState } from '#ports/payments.ts';
import { callGateway, header, isSameText, isUnknown, readJson } from './gateway-http.ts';
import type { GatewayAdapter } from './gateway-adapter.ts';

const started = z.object({
  status: z.literal(true),
  message: z.string(),
  data: z.object({ authorization_url: z.string(), access_code: z.string(), reference: z.string() }),
});
const transaction = z.object({
  id: z.union([z.int(), z.string()]),
  status: z.string(),
  reference: z.string(),
  /** Smallest units. */
  amount: z.int(),
  currency: z.string(),
});
const verified = z.object({ status: z.literal(true), data: transaction });
const message = z.object({ event: z.string(), data: transaction });

function stateOf({ id, status, amount, currency }: z.infer<typeof transaction>): PaymentState {
  if (status === 'success')
    return { status: 'paid', money: { minor: amount, currency }, paymentId: String(id) };
  return { status: status === 'reversed' ? 'failed' : 'pending' };
}

/** Paystack counts the currencies without decimals that it takes in hundredths all the same. */
const HUNDREDTHS_OF_ZERO_DECIMAL = new Set(['XOF', 'RWF']);
const scale = (currency: string) => (HUNDREDTHS_OF_ZERO_DECIMAL.has(currency) ? 100 : 1);
const inOurUnits = (state: PaymentState): PaymentState =>
  state.status === 'paid'
    ? {
        ...state,
        money: { ...state.money, minor: state.money.minor / scale(state.money.currency) },
      }
    : state;

type Key = 'secretKey';

function paystackPayments({ secretKey }: Record<Key, string>, url: string): PaymentGateway {
  const headers = { authorization: `Bearer ${secretKey}` };
  return {
    async createCheckout({ reference, money, customer, returnUrl }) {
      const body = {
        email: customer.email || `${reference}@example.com`,
        amount: String(money.minor * scale(money.currency)),
        currency: money.currency,
        reference,
        callback_url: returnUrl,
        metadata: { reference },
      };
      const answer = await callGateway(
        { method: 'POST', url: `${url}/transaction/initialize`, headers, body },
        started,
      );
      return { orderId: answer.data.reference, redirectUrl: answer.data.authorization_url, response: answer };
    },

    async fetchStatus({ reference }) {
      try {
        const path = `/transaction/verify/${encodeURIComponent(reference)}`;
        const { data } = await callGateway({ method: 'GET', url: url + path, headers }, verified);
        return inOurUnits(stateOf(data));
      } catch (error) {
        if (isUnknown(error)) return { status: 'pending' };
        throw error;
      }
    },

    async readWebhook(body, sent) {
      const signature = createHmac('sha512', secretKey).update(body).digest('hex');
      if (!isSameText(signature, header(sent, 'x-paystack-signature'))) return 'rejected';
      const parsed = message.safeParse(readJson(body.toString()));
      if (!parsed.success || parsed.data.event !== 'charge.success') return 'irrelevant';
      const { data, event } = parsed.data;
      return {
        // Paystack numbers no events; the same content is the same event.
        id: createHash('sha256').update(`${event} ${data.id}`).digest('hex'),
        name: { reference: data.reference, orderId: data.reference },
        state: inOurUnits(stateOf(data)),
      };
    },
  };
}

/** Paystack over its REST interface. It wants an e-mail address of every payer. */
export const paystack: GatewayAdapter<Key> = {
  keys: ['secretKey'],
  url: 'https://api.paystack.co',
  create: paystackPayments,
};
