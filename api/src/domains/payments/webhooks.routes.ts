import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../http/refusal.ts';
import type { Gateway, PaymentsPort } from '../../ports/payments.ts';
import type { Urls } from '../urls.ts';
import type { CheckoutService } from './checkout.service.ts';
import type { SettlementService } from './settlement.service.ts';

interface Dependencies {
  payments: PaymentsPort;
  settlement: SettlementService;
  checkout: CheckoutService;
  urls: Urls;
}

const names: Record<string, Gateway> = {
  stripe: 'Stripe',
  razorpay: 'Razorpay',
  paystack: 'Paystack',
  paypal: 'Paypal',
  flutterwave: 'Flutterwave',
};
/** Bytes. */
const LARGEST = 256 * 1024;
const CANCELLED = new Set(['cancel', 'cancelled', 'failed']);

/**
 * `POST /webhook/<gateway>`. Anything but a 2xx makes the gateway repeat the message later, so only what cannot be
 * trusted and what could not be stored is refused.
 */
function webhooks(app: FastifyInstance, { payments, settlement }: Dependencies): void {
  app.post<{ Params: { gateway: string } }>('/webhook/:gateway', async (request, reply) => {
    const name = Object.hasOwn(names, request.params.gateway) ? names[request.params.gateway] : undefined;
    const gateway = name && payments[name];
    if (!gateway) throw new Refusal('notFound', 'There is nothing at this address.');
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const event = await gateway.readWebhook(body, request.headers);
    if (event === 'rejected') throw new Refusal('validation', 'The signature is not valid.');
    if (event !== 'irrelevant') await settlement.receive(name, event);
    return reply.header('cache-control', 'no-store').send({ received: true });
  });
}

/** Pages to which gateways send the browser back; they lead on to the site. */
function returnPages(app: FastifyInstance, { checkout, urls }: Dependencies): void {
  for (const path of ['/api/app_payment_status', '/api/flutterwave-payment-status']) {
    app.route<{ Querystring: Record<string, unknown> }>({
      method: ['GET', 'POST'],
      url: path,
      async handler({ query }, reply) {
        const { reference, outcome, status } = query;
        const isCancelled = [outcome, status].some((word) => CANCELLED.has(String(word)));
        // Paystack adds a parameter of the same name
        const [ours = ''] = [reference].flat();
        const { page, id } = await checkout.returned(String(ours), isCancelled);
        const which = id === undefined ? '' : `?payment_transaction_id=${id}`;
        return reply
          .header('cache-control', 'no-store')
          .redirect(`${urls.base}/payment/${page}${which}`, 303);
      },
    });
  }
}

/** What gateways and browsers on their way back call; not part of the table of calls. */
export const gatewayRoutes =
  (dependencies: Dependencies) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      // Signatures cover the exact bytes.
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, done) =>
        done(null, body),
      );
      webhooks(scope, dependencies);
      returnPages(scope, dependencies);
    });
  };
