import { randomBytes } from 'node:crypto';
import { gatewayRow } from '@lintel/api-contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#db/database.ts';
import { isExact, moneyOf } from './money.ts';
import type { Limits } from '#http/limits.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import type { Gateway, PaymentsPort } from '#ports/payments.ts';
import type { Urls } from '#wire/urls.ts';
import { withClaim } from '#domains/payments/claims/claims.ts';
import * as packages from '#domains/payments/packages/packages.queries.ts';
import {
  openAttempt,
  wayOf,
  type CheckoutRequest,
  type KeptCheckout,
  type StartedCheckout,
} from './open-attempt.ts';
import type { PaymentMethods } from './payment-methods.service.ts';
import type { SettlementService } from './settlement.service.ts';
import * as queries from './transactions.queries.ts';

/** How a gateway reports, by the browser that it sends back, that no money comes: its payer cancelled, or it failed. */
export type AttemptEnd = 'cancelled' | 'failed';

interface Dependencies {
  db: Database;
  clock: Clock;
  urls: Urls;
  payments: PaymentsPort;
  methods: PaymentMethods;
  settlement: SettlementService;
  limits: Limits;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const REFERENCE_BYTES = 16;
const TEN_MINUTES_MS = 600_000;
/** Attempts to pay of one user in ten minutes. */
const MOST_ATTEMPTS = 20;
/** Questions to the gateway about one transaction in a minute; beyond, the state that we know is the answer. */
const MOST_QUESTIONS = 12;

/** Starting an online payment, and what the browser's return tells. */
export function checkoutService(dependencies: Dependencies) {
  const { db, clock, urls, payments, methods, settlement, limits, log } = dependencies;
  const attempts = limits('paymentAttempts', MOST_ATTEMPTS, TEN_MINUTES_MS);
  const questions = limits('paymentQuestions', MOST_QUESTIONS);

  async function refuseWhileReviewed(userId: number, packageId: number): Promise<void> {
    const open = await queries.openPayments(db, userId);
    if (open.some((row) => row.package_id === packageId && row.status === 'review'))
      throw new DomainError('wrongState', 'A payment for this package is being checked.');
  }

  async function onSale(userId: number, packageId: number) {
    const item = await packages.packageById(db, packageId);
    if (!item?.is_active) throw new DomainError('notFound', 'There is no such package.', { status: 400 });
    if (item.price === null) throw new DomainError('wrongState', 'This package is free.');
    if (await packages.hasRunningPackage(db, userId, packageId, clock.now()))
      throw new DomainError('conflict', 'You already have this package.', { status: 400 });
    return { ...item, price: item.price };
  }

  /** A price that would be rounded is another one than its payer has agreed to. */
  function requireExact(
    { id, price }: { id: number; price: number },
    currency: string,
    gateway: Gateway,
  ): void {
    if (isExact(price, currency, gateway)) return;
    log.warn(
      { event: 'price_not_payable', package: id, price, currency, gateway },
      'the gateway cannot charge the price of a package exactly',
    );
    throw new DomainError('noPaymentMethod', 'The price of this package cannot be paid online.');
  }

  function returnUrls(gateway: Gateway, reference: string, isWatched: boolean) {
    const { returnPath, watchedPath } = gatewayRow(gateway);
    const path = isWatched ? (watchedPath ?? returnPath) : returnPath;
    const address = `${urls.base}/api/${path}?reference=${reference}`;
    if (!isWatched) return { returnUrl: address, cancelUrl: `${address}&outcome=cancel` };
    const watched = `${address}&page=1`;
    return { returnUrl: `${watched}&error=false`, cancelUrl: `${watched}&error=true&outcome=cancel` };
  }

  /** The transaction exists before the gateway is called, so whatever the gateway tells finds it. */
  async function begin(request: CheckoutRequest): Promise<StartedCheckout> {
    const { userId, packageId, platform, paysInForm = false, description, gateways } = request;
    const { watchesAddress = platform === 'app' } = request;
    const gateway = await methods.online();
    const port = gateway && payments[gateway];
    if (!port || !gateways.includes(gateway))
      throw new DomainError('noPaymentMethod', 'No payment method is switched on.');
    const [item, person, currency] = await Promise.all([
      onSale(userId, packageId),
      queries.buyer(db, userId),
      methods.currency(),
    ]);
    if (request.unlessReviewed) await refuseWhileReviewed(userId, packageId);
    if (request.agreedPrice !== undefined && request.agreedPrice !== item.price)
      throw new DomainError('outdated', 'The price of this package has changed.', { status: 409 });
    requireExact(item, currency, gateway);
    const money = moneyOf(item.price, currency);
    const open = await openAttempt(dependencies, { request, gateway, money });
    if (open) return open;
    const reference = randomBytes(REFERENCE_BYTES).toString('hex');
    const now = clock.now();
    await queries.endWithoutCheckout(db, userId, packageId, now);
    const id = await queries.insertTransaction(db, {
      user_id: userId,
      package_id: packageId,
      amount: item.price,
      currency,
      gateway,
      reference,
      payment_type: 'online payment',
      status: 'pending',
      created_at: now,
      updated_at: now,
    });
    const checkout = await port
      .createCheckout({
        reference,
        money,
        platform: paysInForm && gatewayRow(gateway).hasForm ? 'app' : platform,
        description: description ?? item.name,
        customer: { name: person.name, email: person.email },
        ...returnUrls(gateway, reference, watchesAddress),
      })
      .catch(async (error: unknown) => {
        log.warn({ err: error, event: 'checkout_failed', transaction: id }, 'the gateway refused a checkout');
        await queries.updateTransaction(db, id, { status: 'failed', updated_at: clock.now() });
        throw new DomainError('unavailable', 'The payment service does not answer. Please try again later.');
      });
    const kept: KeptCheckout = {
      way: wayOf(request),
      redirectUrl: checkout.redirectUrl ?? null,
      response: checkout.response,
    };
    await queries.updateTransaction(db, id, {
      order_id: checkout.orderId,
      checkout: JSON.stringify(kept),
    });
    const transaction = await queries.transactionById(db, id);
    if (!transaction) throw new DomainError('notFound', 'There is no such transaction.');
    return { transaction, checkout, gateway, minorAmount: money.minor };
  }

  /** Checkouts that this process is starting: a double press shares one without waiting for the claim. */
  const starting = new Map<string, Promise<StartedCheckout>>();

  return {
    /** Starts an attempt to pay, or goes on with the one that is open. */
    async start(request: CheckoutRequest): Promise<StartedCheckout> {
      const { userId, packageId, gateways, unlessReviewed, agreedPrice } = request;
      await attempts.check(`user ${userId}`);
      const key = [userId, packageId, gateways.join(), unlessReviewed, agreedPrice, wayOf(request)].join(' ');
      const known = starting.get(key);
      if (known) return known;
      const started = withClaim(db, { userId, packageId }, () => begin(request)).finally(() =>
        starting.delete(key),
      );
      starting.set(key, started);
      return started;
    },

    /** Own transaction; an open one is asked about first. */
    async status(userId: number, transactionId: number) {
      const row = await queries.ownTransaction(db, userId, transactionId);
      if (!row) throw new DomainError('notFound', 'There is no such transaction.');
      if ((await questions.count(`transaction ${row.id}`)).remaining < 0) return row;
      await settlement
        .refreshStatus(row)
        .catch((error: unknown) =>
          log.warn(
            { err: error, event: 'gateway_silent', transaction: row.id },
            'the gateway does not answer',
          ),
        );
      return (await queries.ownTransaction(db, userId, transactionId)) ?? row;
    },

    /** Gives up an own open attempt, unless its money turns out to have arrived. */
    async abandon(userId: number, transactionId: number): Promise<void> {
      const row = await this.status(userId, transactionId);
      if (row.status === 'failed') return;
      if (row.status !== 'pending' || row.payment_type !== 'online payment')
        throw new DomainError('wrongState', 'This payment cannot be cancelled any more.');
      await db.transaction().execute((trx) => settlement.end(trx, transactionId, 'given_up'));
    },

    /**
     * The browser came back from the gateway. Its parameters prove nothing; the gateway is asked. Answers the page to show:
     * `success` also while the money is on its way.
     */
    async returned(
      reference: string,
      end: AttemptEnd | undefined,
    ): Promise<{ page: 'success' | 'fail'; id?: number }> {
      const attempt = await queries.attemptByReference(db, reference);
      if (!attempt) return { page: 'fail' };
      const { id } = attempt;
      const endedBy = end === 'cancelled' ? end : null;
      const answered = await settlement.refreshStatus(attempt, endedBy).then(
        () => true,
        () => false,
      );
      if (end && answered) await db.transaction().execute((trx) => settlement.end(trx, id, endedBy));
      const now = await queries.transactionById(db, id);
      const failed = now?.status === 'failed' || (end !== undefined && now?.status !== 'success');
      return { page: failed ? 'fail' : 'success', id };
    },
  };
}

export type CheckoutService = ReturnType<typeof checkoutService>;
