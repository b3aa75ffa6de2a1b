import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { isSameSecret } from '../secrets.ts';
import type { Dialect, DialectContext } from './dialects/dialect.ts';
import { flutterwave } from './dialects/flutterwave.ts';
import { paypal } from './dialects/paypal.ts';
import { paystack } from './dialects/paystack.ts';
import { razorpay } from './dialects/razorpay.ts';
import { stripe } from './dialects/stripe.ts';
import { hostedPages } from './hosted-page.ts';
import type { Gateway, PaymentKeys } from './payment-keys.ts';
import { openPaymentStore } from './payment-store.ts';
import { behaviour, webhookSender } from './webhooks.ts';

interface Options {
  readonly folder: string;
  readonly publicOrigin: string;
  readonly keys: PaymentKeys;
  readonly clock: Clock;
  readonly adminToken: string;
}

const dialects: Record<Gateway, Dialect> = { stripe, razorpay, paystack, paypal, flutterwave };
const signatures = Object.fromEntries(
  Object.entries(dialects).map(([gateway, { signature }]) => [gateway, signature]),
) as Record<Gateway, Dialect['signature']>;

/** The payment gateways on one machine: their calls at the root, their pages below `/sandbox/pay`. */
export async function paymentRoutes(
  app: FastifyInstance,
  { folder, publicOrigin, keys, clock, adminToken }: Options,
): Promise<void> {
  const store = await openPaymentStore(folder);
  const sender = webhookSender({ store, keys, signatures, clock });
  const context: DialectContext = {
    store,
    keys,
    sender,
    clock,
    pageOf: (gateway, id) => `${publicOrigin}/sandbox/pay/${gateway}/${encodeURIComponent(id)}`,
  };
  for (const dialect of Object.values(dialects)) dialect.routes(app, context);
  hostedPages(app, dialects, context);

  app.post('/sandbox/payments/behaviour', async (request, reply) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    const wanted = behaviour.safeParse(request.body ?? {});
    if (!isSameSecret(token, adminToken) || !wanted.success) return reply.callNotFound();
    sender.behave(wanted.data);
    return { waiting: sender.waiting() };
  });
  app.addHook('onClose', () => sender.stop());
}
