import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '#http/limits.ts';
import { networkOf } from '#http/network.ts';
import { DomainError } from '#http/domain-error.ts';
import type { PaymentsPort } from '#ports/payments.ts';
import type { Urls } from '#wire/urls.ts';
import type { AttemptEnd, CheckoutService } from './checkout.service.ts';
import { leadingOnPage } from './pages.ts';
import { gatewayOfSlug, returnPaths } from './gateways.ts';
import type { SettlementService } from './settlement.service.ts';

interface Dependencies {
  payments: PaymentsPort;
  settlement: SettlementService;
  checkout: CheckoutService;
  urls: Urls;
  limits: Limits;
}

/** Bytes. */
const LARGEST = 64 * 1024;
/** Messages of one network in a minute that do not turn out to come from a gateway. */
const MOST_UNPROVEN = 120;
/** Messages about one open attempt in a minute of which a gateway is asked whether they are its own. */
const MOST_QUESTIONS = 60;
/** Returns of browsers of one network in a minute. */
const MOST_RETURNS = 60;
/** Our name of an attempt. */
const REFERENCE = /^[\da-f]{32}$/;
/** Words of gateways for attempts that end without money. */
const ENDS = new Map<string, AttemptEnd>([
  ['cancel', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['failed', 'failed'],
]);

/**
 * `POST /webhook/<gateway>`. Anything but a 2xx makes the gateway repeat the message later, so only what cannot be
 * trusted and what could not be stored is refused.
 */
function webhooks(app: FastifyInstance, { payments, settlement, limits }: Dependencies): void {
  const unproven = limits('unprovenWebhooks', MOST_UNPROVEN);
  const questions = limits('webhookQuestions', MOST_QUESTIONS);
  // Before the body is read.
  const onRequest = async (request: FastifyRequest) => unproven.refuseFull(networkOf(request.ip));
  app.post<{ Params: { gateway: string } }>('/webhook/:gateway', { onRequest }, async (request, reply) => {
    const name = gatewayOfSlug(request.params.gateway);
    const gateway = name && payments[name];
    if (!gateway) throw new DomainError('notFound', 'There is nothing at this address.');
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const event = await gateway.readWebhook(body, request.headers, async (attempt) => {
      const id = await settlement.openAttempt(name, attempt);
      if (id !== undefined) await questions.check(`transaction ${id}`);
      return id !== undefined;
    });
    if (event === 'rejected' || event === 'unproven') await unproven.count(networkOf(request.ip));
    if (event === 'rejected') throw new DomainError('validation', 'The signature is not valid.');
    if (typeof event === 'object') await settlement.receive(name, event);
    return reply.header('cache-control', 'no-store').send({ received: true });
  });
}

/** Pages to which gateways send the browser back; they lead on to the site. */
function returnPages(app: FastifyInstance, { checkout, urls, limits }: Dependencies): void {
  const returns = limits('paymentReturns', MOST_RETURNS);
  const onRequest = async (request: FastifyRequest) => returns.check(networkOf(request.ip));
  for (const path of returnPaths) {
    app.route<{ Querystring: Record<string, unknown> }>({
      method: ['GET', 'POST'],
      url: path,
      onRequest,
      async handler({ query }, reply) {
        const { reference, outcome, status, page: asPage } = query;
        const end = ENDS.get(String(outcome)) ?? ENDS.get(String(status));
        // Paystack adds a parameter of the same name
        const [ours = ''] = [reference].flat().map(String);
        const { page, id } = REFERENCE.test(ours)
          ? await checkout.returned(ours, end)
          : { page: 'fail', id: undefined };
        const which = id === undefined ? '' : `?payment_transaction_id=${id}`;
        const next = `${urls.base}/payment/${page}${which}`;
        reply.header('cache-control', 'no-store');
        // Apps read the outcome from this address; their web views do not report one that redirects.
        if (asPage === '1') return reply.type('text/html; charset=utf-8').send(leadingOnPage(next));
        return reply.redirect(next, 303);
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
