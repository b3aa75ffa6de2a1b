import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import type { Checkout, Gateway, Money } from '#ports/payments.ts';
import { isSameMoney, moneyOf } from './money.ts';
import type { SettlementService } from './settlement.service.ts';
import * as queries from './transactions.queries.ts';

export interface CheckoutRequest {
  readonly userId: number;
  readonly packageId: number;
  readonly platform: 'web' | 'app';
  /** The client shows a form of its own where the gateway has one for the web. */
  readonly paysInForm?: boolean;
  /** The client is an app that reads the outcome from the address to which the gateway returns; apps do by themselves. */
  readonly watchesAddress?: boolean;
  readonly description?: string | undefined;
  /** The payer does not want to pay while another payment for the package is being checked. */
  readonly unlessReviewed?: boolean | undefined;
  /** The price that the payer was shown; an operator may have set another one since. */
  readonly agreedPrice?: number | undefined;
  /** Gateways that the call serves. */
  readonly gateways: readonly Gateway[];
}

export interface StartedCheckout {
  readonly transaction: queries.TransactionRecord;
  readonly checkout: Checkout;
  readonly gateway: Gateway;
  /** In smallest units of the currency. */
  readonly minorAmount: number;
}

/** What is kept of a checkout, so that the same request goes on with it. */
export interface KeptCheckout {
  /** How the client pays; another way is another checkout. */
  readonly way: string;
  readonly redirectUrl: string | null;
  readonly response: Record<string, unknown>;
}

/** For this long a started attempt goes on when it is started again; pages of gateways stay open at least as long. */
const GOES_ON_MS = 60 * 60_000;

interface OpenAttemptDependencies {
  db: Database;
  clock: Clock;
  settlement: SettlementService;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** How the client pays, as a text to compare. */
export const wayOf = ({ platform, paysInForm = false, watchesAddress, description }: CheckoutRequest) =>
  JSON.stringify([platform, paysInForm, watchesAddress ?? platform === 'app', description ?? '']);

/**
 * The attempt of this user that is open for this package, with the checkout that it has; undefined where a new one has to be
 * started. The gateway is asked first: money that has arrived is not paid twice.
 */
export async function openAttempt(
  { db, clock, settlement, log }: OpenAttemptDependencies,
  { request, gateway, money }: { request: CheckoutRequest; gateway: Gateway; money: Money },
): Promise<StartedCheckout | undefined> {
  const { userId, packageId } = request;
  const startedAfter = new Date(clock.now().getTime() - GOES_ON_MS);
  const open = await queries.openOnlineAttempt(db, userId, packageId, startedAfter);
  const kept = open?.checkout as KeptCheckout | null | undefined;
  if (!open || !kept || open.gateway !== gateway || kept.way !== wayOf(request)) return undefined;
  if (!isSameMoney(moneyOf(open.amount, open.currency), money) || !open.order_id) return undefined;
  await settlement
    .refreshStatus(open)
    .catch((error: unknown) =>
      log.warn({ err: error, event: 'gateway_silent', transaction: open.id }, 'the gateway does not answer'),
    );
  const transaction = await queries.transactionById(db, open.id);
  if (transaction?.status === 'success')
    throw new DomainError('conflict', 'You already have this package.', { status: 400 });
  if (transaction?.status !== 'pending') return undefined;
  const checkout = {
    orderId: open.order_id,
    redirectUrl: kept.redirectUrl ?? undefined,
    response: kept.response,
  };
  return { transaction, checkout, gateway, minorAmount: money.minor };
}
