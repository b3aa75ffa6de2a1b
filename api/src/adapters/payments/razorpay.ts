import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { PaymentGateway, PaymentState } from '#ports/payments.ts';
import { callGateway, header, isSameText, isUnknown, readJson } from './gateway-http.ts';
import type { GatewayAdapter } from './gateway-adapter.ts';

const payment = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  order_id: z.string().nullish(),
  notes: z.union([z.object({ reference: z.string().optional() }), z.array(z.unknown())]).nullish(),
});
const linkPayments = z.array(z.object({ payment_id: z.string(), status: z.string() })).nullish();
const link = z.object({
  id: z.string(),
  short_url: z.string(),
  status: z.string(),
  amount: z.int(),
  amount_paid: z.int().optional(),
  currency: z.string(),
  reference_id: z.string().nullish(),
  payments: linkPayments,
});
const order = z.object({ id: z.string(), amount: z.int(), currency: z.string(), status: z.string() });
const orderPayments = z.object({ items: z.array(payment) });
const message = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: payment }).optional(),
    payment_link: z.object({ entity: link }).optional(),
  }),
});

const paid = (minor: number, currency: string, paymentId: string): PaymentState => ({
  status: 'paid',
  money: { minor, currency },
  paymentId,
});

type Key = 'keyId' | 'keySecret' | 'webhookSecret';

function razorpayPayments(
  { keyId, keySecret, webhookSecret }: Record<Key, string>,
  url: string,
): PaymentGateway {
  const headers = { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` };
  const get = <T>(path: string, schema: z.ZodType<T>) =>
    callGateway({ method: 'GET', url: `${url}${path}`, headers }, schema);
  const post = <T>(path: string, body: unknown, schema: z.ZodType<T>) =>
    callGateway({ method: 'POST', url: `${url}${path}`, headers, body }, schema);

  async function linkState(id: string): Promise<PaymentState> {
    const found = await get(`/v1/payment_links/${encodeURIComponent(id)}`, link);
    if (found.status === 'paid') {
      const arrived = found.payments?.find(({ status }) => status === 'captured');
      return paid(found.amount_paid ?? found.amount, found.currency, arrived?.payment_id ?? found.id);
    }
    return { status: ['cancelled', 'expired'].includes(found.status) ? 'failed' : 'pending' };
  }

  async function orderState(id: string): Promise<PaymentState> {
    const { items } = await get(`/v1/orders/${encodeURIComponent(id)}/payments`, orderPayments);
    const arrived = items.find(({ status }) => status === 'captured');
    return arrived ? paid(arrived.amount, arrived.currency, arrived.id) : { status: 'pending' };
  }

  return {
    async createCheckout({ reference, money, description, customer, returnUrl, platform }) {
      const common = { amount: money.minor, currency: money.currency, notes: { reference } };
      if (platform === 'app') {
        const made = await post('/v1/orders', { ...common, receipt: reference }, order);
        return { orderId: made.id, redirectUrl: undefined, response: made };
      }
      const made = await post(
        '/v1/payment_links',
        {
          ...common,
          reference_id: reference,
          description,
          customer: { name: customer.name, ...(customer.email ? { email: customer.email } : {}) },
          callback_url: returnUrl,
          callback_method: 'get',
        },
        link,
      );
      const { id, short_url, status } = made;
      return { orderId: id, redirectUrl: short_url, response: { id, short_url, status } };
    },

    fetchStatus: async ({ orderId }) => {
      if (!orderId) return { status: 'pending' };
      const asked = orderId.startsWith('order_') ? orderState(orderId) : linkState(orderId);
      return asked.catch((error: unknown): PaymentState => {
        if (isUnknown(error)) return { status: 'pending' };
        throw error;
      });
    },

    async readWebhook(body, sent) {
      const signature = createHmac('sha256', webhookSecret).update(body).digest('hex');
      const id = header(sent, 'x-razorpay-event-id');
      if (!isSameText(signature, header(sent, 'x-razorpay-signature')) || !id) return 'rejected';
      const parsed = message.safeParse(readJson(body.toString()));
      if (!parsed.success) return 'irrelevant';
      const { event, payload } = parsed.data;
      const money = payload.payment?.entity;
      if (event === 'payment_link.paid' && payload.payment_link && money) {
        const { entity } = payload.payment_link;
        return {
          id,
          name: { reference: entity.reference_id ?? undefined, orderId: entity.id },
          state: paid(money.amount, money.currency, money.id),
        };
      }
      if ((event === 'payment_link.cancelled' || event === 'payment_link.expired') && payload.payment_link) {
        const { entity } = payload.payment_link;
        return {
          id,
          name: { reference: entity.reference_id ?? undefined, orderId: entity.id },
          state: { status: 'failed' },
        };
      }
      if ((event === 'payment.captured' || event === 'order.paid') && money) {
        const reference = Array.isArray(money.notes) ? undefined : money.notes?.reference;
        return {
          id,
          name: { reference, orderId: money.order_id ?? undefined },
          state: paid(money.amount, money.currency, money.id),
        };
      }
      return 'irrelevant';
    },
  };
}

/** Razorpay over its REST interface: payment links for the web, orders for mobile apps. Amounts in smallest units. */
export const razorpay: GatewayAdapter<Key> = {
  keys: ['keyId', 'keySecret', 'webhookSecret'],
  url: 'https://api.razorpay.com',
  create: razorpayPayments,
};
