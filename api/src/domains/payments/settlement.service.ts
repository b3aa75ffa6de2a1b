import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isSameMoney, majorText, moneyOf } from './money.ts';
import type { Database, Db, Row } from '#db/database.ts';
import { MINUTE_MS, type Clock } from '#ports/clock.ts';
import type { Gateway, PaymentEvent, PaymentName, PaymentsPort, PaymentState } from '#ports/payments.ts';
import { concurrencyLimit } from '#files/concurrency-limit.ts';
import type { Notifier } from '#domains/notifications/notifier.ts';
import * as packages from '#domains/payments/packages/packages.queries.ts';
import {
  endNotification,
  FAILURE,
  failureNotification,
  mismatchNotification,
  successNotification,
} from './payment-notifications.ts';
import * as queries from './transactions.queries.ts';

/** How a payer ended an attempt: on the gateway's page, or on ours. */
type EndedBy = 'cancelled' | 'given_up';
type Paid = Extract<PaymentState, { status: 'paid' }>;

interface Dependencies {
  db: Database;
  clock: Clock;
  payments: PaymentsPort;
  notifier: Notifier;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** A gateway has this long to send a webhook by itself. */
const GATEWAY_GRACE_MS = 10 * MINUTE_MS;
const RECHECK_AFTER_MS = 30 * MINUTE_MS;
/** After this long without money an attempt has failed. Should money arrive later all the same, it counts. */
const EXPIRE_AFTER_MS = 24 * 60 * MINUTE_MS;
const BATCH_SIZE = 50;
/** Messages beyond these are refused, so that the gateway repeats them later. */
const WEBHOOK_CONCURRENCY = { atOnce: 4, mostWaiting: 200 };
/** Gateways repeat an event for days, not for months. */
const KEEP_EVENTS_MS = 90 * 24 * 60 * MINUTE_MS;

/** An operator has cancelled it with exactly this money; gateways send several messages about a payment, some of them late. */
const isDecided = (row: Row<'transactions'>, { money, paymentId }: Paid): boolean =>
  row.gateway_transaction_id === paymentId &&
  row.arrived_amount !== null &&
  isSameMoney(money, moneyOf(row.arrived_amount, row.arrived_currency ?? row.currency));

/**
 * The only place that turns money into packages. Its input comes from a gateway itself: a verified webhook, or an
 * answer to our question. Whatever arrives twice, late or in the wrong order, a transaction grants once.
 */
export function settlementService({ db, clock, payments, notifier, log }: Dependencies) {
  const receiving = new LRUCache<string, Promise<void>>({ max: 2000 });
  const limited = concurrencyLimit(WEBHOOK_CONCURRENCY);

  async function fail(trx: Db, row: Row<'transactions'>, endedBy: EndedBy | null): Promise<void> {
    await queries.updateTransaction(trx, row.id, {
      status: 'failed',
      checkout: null,
      reject_reason: null,
      ended_by: endedBy,
      updated_at: clock.now(),
    });
    await notifier.notify(trx, endedBy === null ? failureNotification(row) : endNotification(row));
  }

  async function accept(trx: Db, row: Row<'transactions'>, paymentId: string | null): Promise<void> {
    const now = clock.now();
    await queries.updateTransaction(trx, row.id, {
      status: 'success',
      checkout: null,
      gateway_transaction_id: paymentId,
      arrived_amount: null,
      arrived_currency: null,
      reject_reason: null,
      ended_by: null,
      updated_at: now,
    });
    await packages.grant(trx, {
      userId: row.user_id,
      packageId: row.package_id,
      transactionId: row.id,
      now,
    });
    await notifier.notify(trx, successNotification(row));
  }

  /** Money arrived, but not the price: an operator decides (`npm run admin -- payments list`). */
  async function flagForReview(trx: Db, row: Row<'transactions'>, { money, paymentId }: Paid): Promise<void> {
    log.warn({ event: 'payment_mismatch', transaction: row.id, arrived: money }, 'another amount arrived');
    await queries.updateTransaction(trx, row.id, {
      status: 'review',
      gateway_transaction_id: paymentId,
      arrived_amount: Number(majorText(money)),
      arrived_currency: money.currency.toUpperCase(),
      reject_reason: 'The amount that arrived is not the price.',
      ended_by: null,
      updated_at: clock.now(),
    });
    await notifier.notify(trx, mismatchNotification(row));
  }

  /** Money that arrives after the attempt was given up still buys the package; nothing takes a bought one away. */
  async function apply(
    trx: Db,
    transactionId: number,
    state: PaymentState,
    endedBy: EndedBy | null = null,
  ): Promise<void> {
    const row = await queries.lockTransaction(trx, transactionId);
    if (!row || row.status === 'success' || state.status === 'pending') return;
    if (state.status === 'failed') {
      if (row.status === 'pending') await fail(trx, row, endedBy);
      return;
    }
    if (isSameMoney(state.money, moneyOf(row.amount, row.currency))) {
      await accept(trx, row, state.paymentId);
      return;
    }
    if (row.status !== 'review' && !isDecided(row, state)) await flagForReview(trx, row, state);
  }

  async function ask(row: Row<'transactions'>): Promise<PaymentState> {
    const gateway = payments[row.gateway as Gateway];
    if (!gateway || !row.reference) return { status: 'pending' };
    return gateway.fetchStatus({ reference: row.reference, orderId: row.order_id ?? undefined });
  }

  async function processEvent(gateway: Gateway, event: PaymentEvent): Promise<void> {
    if (await queries.isKnownEvent(db, gateway, event.id)) return;
    const attempt = await queries.findAttempt(db, gateway, event.name);
    if (!attempt) {
      // Money of an account that was deleted meanwhile: an operator gives it back at the gateway.
      if (event.state !== 'ask' && event.state.status === 'paid')
        log.warn(
          { event: 'payment_unknown', gateway, arrived: event.state },
          'money for no known payment arrived',
        );
      return;
    }
    const settled = attempt.status === 'success';
    const state = event.state !== 'ask' || settled ? event.state : await ask(attempt);
    await db.transaction().execute(async (trx) => {
      // Lock first: two inserts that hold the foreign-key lock would deadlock when they upgrade it.
      await queries.lockTransaction(trx, attempt.id);
      const isNew = await queries.recordEvent(trx, gateway, event.id, attempt.id, clock.now());
      if (isNew && state !== 'ask') await apply(trx, attempt.id, state);
    });
  }

  return {
    /**
     * Takes in a verified message. Throws when it has to be repeated later. Repetitions share the work, and only a few
     * messages are worked on at once, so that a storm of them leaves the database to other callers.
     */
    receive(gateway: Gateway, event: PaymentEvent): Promise<void> {
      const key = `${gateway} ${event.id}`;
      const known = receiving.get(key);
      if (known) return known;
      const work = limited(() => processEvent(gateway, event));
      receiving.set(key, work);
      work.catch(() => receiving.delete(key));
      return work;
    },

    /** Id of the attempt that a message names, unless its money is here already: then there is nothing left to process. */
    async openAttempt(gateway: Gateway, name: PaymentName): Promise<number | undefined> {
      const attempt = await queries.findAttempt(db, gateway, name);
      return attempt && attempt.status !== 'success' ? attempt.id : undefined;
    },

    /**
     * Asks the gateway what became of an attempt and acts on it; `endedBy`: how the payer ended it, if no money turns out to come.
     * Throws when the gateway does not answer.
     */
    async refreshStatus(row: Row<'transactions'>, endedBy: EndedBy | null = null): Promise<void> {
      if (row.status !== 'pending' || row.payment_type !== 'online payment') return;
      const state = await ask(row);
      await db.transaction().execute((trx) => apply(trx, row.id, state, endedBy));
    },

    /** Ends an attempt that is still open, within the caller's transaction; without a payer who ended it, its time is over. */
    async end(trx: Db, transactionId: number, endedBy: EndedBy | null): Promise<void> {
      const row = await queries.lockTransaction(trx, transactionId);
      if (row?.status === 'pending') await fail(trx, row, endedBy);
      // A gateway may report the cancellation before the browser is back. Where money arrived, the administration has ended it.
      else if (row?.status === 'failed' && row.arrived_amount === null && !row.ended_by && endedBy) {
        await queries.updateTransaction(trx, row.id, { ended_by: endedBy });
        await notifier.correct(trx, FAILURE, endNotification(row));
      }
    },

    /** Job: asks about attempts that gateways never spoke of, and gives up the old ones. */
    async reconcile(): Promise<void> {
      const now = clock.now();
      const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
      await queries.deleteEventsBefore(db, before(KEEP_EVENTS_MS));
      const ids = await queries.unanswered(db, {
        startedBefore: before(GATEWAY_GRACE_MS),
        askedBefore: before(RECHECK_AFTER_MS),
        now,
        limit: BATCH_SIZE,
      });
      for (const id of ids) {
        const row = await queries.transactionById(db, id);
        if (!row) continue;
        try {
          await this.refreshStatus(row);
          if (row.created_at < before(EXPIRE_AFTER_MS))
            await db.transaction().execute((trx) => this.end(trx, id, null));
        } catch (error) {
          log.warn({ err: error, event: 'gateway_silent', transaction: id }, 'the gateway does not answer');
        }
      }
    },
  };
}

export type SettlementService = ReturnType<typeof settlementService>;
