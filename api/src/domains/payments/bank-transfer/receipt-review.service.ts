import type { Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import type { Notifier } from '#domains/notifications/notifier.ts';
import * as packages from '#domains/payments/packages/packages.queries.ts';
import {
  paymentCancelled,
  receiptAccepted,
  receiptRejected,
  successNotification,
  transferCancelled,
} from '#domains/payments/payment-notifications.ts';
import * as queries from '#domains/payments/transactions.queries.ts';

export type ReceiptDecision = 'accept' | 'reject' | 'cancel';
export type PaymentDecision = 'accept' | 'cancel';

/** What the administration decides; all but accepting needs a reason. */
export interface Review<Decision> {
  readonly decision: Decision;
  readonly reason: string;
  /** The receipt that was looked at. */
  readonly looked?: number | undefined;
}

interface Dependencies {
  readonly clock: Clock;
  readonly notifier: Notifier;
}

type Row = NonNullable<Awaited<ReturnType<typeof queries.lockTransaction>>>;

async function waiting(trx: Db, id: number, type: string, what: string): Promise<Row> {
  const row = await queries.lockTransaction(trx, id);
  if (!row || row.payment_type !== type) throw new DomainError('notFound', `There is no such ${what}.`);
  if (row.status !== 'review') throw new DomainError('wrongState', `This ${what} does not wait for review.`);
  return row;
}

function required(reason: string): string {
  const because = reason.trim();
  if (because) return because;
  throw new DomainError('validation', 'The field reason is required.', { fields: { reason: 'is required' } });
}

async function accept(trx: Db, row: Row, now: Date): Promise<void> {
  await queries.updateTransaction(trx, row.id, { status: 'success', reject_reason: null, updated_at: now });
  await packages.grant(trx, {
    userId: row.user_id,
    packageId: row.package_id,
    transactionId: row.id,
    now,
  });
}

/**
 * Decides on the receipt of a bank transfer within the caller's transaction, and tells its owner. Accepting starts the
 * package; rejecting lets the user upload another receipt; cancelling ends the matter.
 * Throws `notFound`, `wrongState` unless the receipt waits for review, `outdated` when another one was handed in since, and
 * `validation` without a reason where one is due.
 */
export async function reviewReceipt(
  trx: Db,
  transactionId: number,
  { decision, reason, looked }: Review<ReceiptDecision>,
  { clock, notifier }: Dependencies,
): Promise<void> {
  const row = await waiting(trx, transactionId, 'bank transfer', 'bank transfer');
  if (looked !== undefined && looked !== (await queries.newestReceipt(trx, row.id)))
    throw new DomainError('outdated', `The receipt was changed since revision ${looked}. Look at it again.`, {
      status: 409,
    });
  const now = clock.now();
  if (decision === 'accept') {
    await accept(trx, row, now);
    await notifier.notify(trx, receiptAccepted(row));
    return;
  }
  const because = required(reason);
  const rejected = decision === 'reject';
  await queries.updateTransaction(trx, row.id, {
    status: rejected ? 'rejected' : 'failed',
    reject_reason: because,
    updated_at: now,
  });
  await notifier.notify(trx, rejected ? receiptRejected(row, because) : transferCancelled(row, because));
}

/**
 * Decides on an online payment of which another amount arrived, within the caller's transaction, and tells its owner.
 * Accepting starts the package all the same; cancelling ends the matter, and the money is given back at the gateway.
 * Throws as {@link reviewReceipt} does.
 */
export async function reviewPayment(
  trx: Db,
  transactionId: number,
  { decision, reason }: Review<PaymentDecision>,
  { clock, notifier }: Dependencies,
): Promise<void> {
  const row = await waiting(trx, transactionId, 'online payment', 'online payment');
  const now = clock.now();
  if (decision === 'accept') {
    await accept(trx, row, now);
    await notifier.notify(trx, successNotification(row));
    return;
  }
  const because = required(reason);
  await queries.updateTransaction(trx, row.id, {
    status: 'failed',
    reject_reason: because,
    updated_at: now,
  });
  await notifier.notify(trx, paymentCancelled(row, because));
}
