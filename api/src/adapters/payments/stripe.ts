import Stripe from 'stripe';
import type { PaymentEvent, PaymentGateway, PaymentState } from '#ports/payments.ts';
import { header } from './gateway-http.ts';
import type { GatewayAdapter } from './gateway-adapter.ts';

/** Stripe counts a few currencies without decimals in hundredths all the same. */
const IN_HUNDREDTHS = new Set(['ISK', 'UGX']);
const toStripe = (minor: number, currency: string) => (IN_HUNDREDTHS.has(currency) ? minor * 100 : minor);
const fromStripe = (amount: number, currency: string) =>
  IN_HUNDREDTHS.has(currency.toUpperCase()) ? amount / 100 : amount;

const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === 'string' ? value : value?.id;

const paid = (minor: number, currency: string, paymentId: string): PaymentState => ({
  status: 'paid',
  money: { minor: fromStripe(minor, currency), currency: currency.toUpperCase() },
  paymentId,
});

function sessionState(session: Stripe.Checkout.Session): PaymentState {
  if (session.payment_status === 'paid' && session.amount_total !== null && session.currency)
    return paid(session.amount_total, session.currency, idOf(session.payment_intent) ?? session.id);
  return { status: session.status === 'expired' ? 'failed' : 'pending' };
}

function intentState(intent: Stripe.PaymentIntent): PaymentState {
  if (intent.status === 'succeeded') return paid(intent.amount_received, intent.currency, intent.id);
  return { status: intent.status === 'canceled' ? 'failed' : 'pending' };
}

/** Declined cards are not the end: the user may try another one on the same page. */
function eventOf(event: Stripe.Event): PaymentEvent | 'irrelevant' {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const session = event.data.object;
      return {
        id: event.id,
        name: { reference: session.client_reference_id ?? undefined, orderId: session.id },
        state: sessionState(session),
      };
    }
    case 'checkout.session.async_payment_failed': {
      const session = event.data.object;
      return {
        id: event.id,
        name: { reference: session.client_reference_id ?? undefined, orderId: session.id },
        state: { status: 'failed' },
      };
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled': {
      const intent = event.data.object;
      return {
        id: event.id,
        name: { reference: intent.metadata.reference, orderId: intent.id },
        state: intentState(intent),
      };
    }
    default:
      return 'irrelevant';
  }
}

type Key = 'secretKey' | 'webhookSecret';

function clientOf(secretKey: string, url: string | undefined): Stripe {
  if (!url) return new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 15_000, telemetry: false });
  const { hostname, port, protocol } = new URL(url);
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
  });
}

function stripePayments(keys: Record<Key, string>, url: string | undefined): PaymentGateway {
  const stripe = clientOf(keys.secretKey, url);
  return {
    async createCheckout({ reference, money, description, customer, returnUrl, cancelUrl, platform }) {
      const metadata = { reference };
      const options = { idempotencyKey: reference };
      const amount = toStripe(money.minor, money.currency);
      const currency = money.currency.toLowerCase();
      if (platform === 'app') {
        const intent = await stripe.paymentIntents.create(
          { amount, currency, description, metadata },
          options,
        );
        const { id, client_secret } = intent;
        return { orderId: id, redirectUrl: undefined, response: { id, client_secret } };
      }
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: reference,
          ...(customer.email ? { customer_email: customer.email } : {}),
          line_items: [
            {
              quantity: 1,
              price_data: { currency, unit_amount: amount, product_data: { name: description } },
            },
          ],
          metadata,
          payment_intent_data: { metadata, description },
          success_url: returnUrl,
          cancel_url: cancelUrl,
        },
        options,
      );
      const { id, url: page, client_secret } = session;
      return { orderId: id, redirectUrl: page ?? undefined, response: { id, url: page, client_secret } };
    },

    async fetchStatus({ orderId }) {
      if (!orderId) return { status: 'pending' };
      try {
        return orderId.startsWith('pi_')
          ? intentState(await stripe.paymentIntents.retrieve(orderId))
          : sessionState(await stripe.checkout.sessions.retrieve(orderId));
      } catch (error) {
        // Of an account whose keys are no longer used.
        if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')
          return { status: 'pending' };
        throw error;
      }
    },

    async readWebhook(body, headers) {
      try {
        return eventOf(
          await stripe.webhooks.constructEventAsync(
            body,
            header(headers, 'stripe-signature'),
            keys.webhookSecret,
          ),
        );
      } catch {
        return 'rejected';
      }
    },
  };
}

/** Stripe through its own SDK: Checkout Sessions for the web, Payment Intents for mobile apps. */
export const stripe: GatewayAdapter<Key, string | undefined> = {
  keys: ['secretKey', 'webhookSecret'],
  url: undefined,
  create: stripePayments,
};
