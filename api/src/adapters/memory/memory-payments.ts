import { gateways } from '@lintel/api-contract';
import type { CheckoutOrder, Gateway, Money, PaymentEvent, PaymentGateway } from '#ports/payments.ts';
import { header, readJson } from '#adapters/payments/gateway-http.ts';

const SECRET = 'signed by the memory gateway';

interface Attempt extends CheckoutOrder {
  readonly gateway: Gateway;
  readonly orderId: string;
}

/** Gateways in memory, for tests: they keep what was ordered, and tests decide what became of it. */
export interface MemoryPayments extends Record<Gateway, PaymentGateway> {
  readonly attempts: Attempt[];
  /** Money that arrived, by reference. */
  readonly arrived: Map<string, { money: Money; paymentId: string }>;
  /** Attempts that the gateway answers are over without money, by reference. */
  readonly refused: Set<string>;
  /** Makes every call to the gateways fail. */
  broken: boolean;
  /** Body and headers of a message as the gateway would send it. */
  message(event: PaymentEvent): { payload: string; headers: Record<string, string> };
}

export function memoryPayments(): MemoryPayments {
  const attempts: Attempt[] = [];
  const arrived: MemoryPayments['arrived'] = new Map();
  const refused: MemoryPayments['refused'] = new Set();
  const answer = () => {
    if (payments.broken) throw new Error('the gateway is away');
  };
  const gatewayNamed = (gateway: Gateway): PaymentGateway => ({
    async createCheckout(order) {
      answer();
      const orderId = `${gateway}-order-${attempts.length + 1}`;
      attempts.push({ ...order, gateway, orderId });
      const redirectUrl = order.platform === 'web' ? `https://pay.example.com/${orderId}?step=1` : undefined;
      return { orderId, redirectUrl, response: { id: orderId } };
    },
    async fetchStatus({ reference }) {
      answer();
      const money = arrived.get(reference);
      if (refused.has(reference)) return { status: 'failed' };
      return money ? { status: 'paid', ...money } : { status: 'pending' };
    },
    async readWebhook(body, headers) {
      if (header(headers, 'x-signature') !== SECRET) return 'rejected';
      return readJson(body.toString()) as PaymentEvent;
    },
  });
  const byName = Object.fromEntries(gateways.map((name) => [name, gatewayNamed(name)])) as Record<
    Gateway,
    PaymentGateway
  >;
  const payments: MemoryPayments = {
    attempts,
    arrived,
    refused,
    broken: false,
    message: (event) => ({
      payload: JSON.stringify(event),
      headers: { 'content-type': 'application/json', 'x-signature': SECRET },
    }),
    ...byName,
  };
  return payments;
}
