import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Notifier } from '../notifications/notifier.ts';
import * as packages from './packages.queries.ts';
import { receiptAccepted, receiptRejected, transferCancelled } from './payment-notices.ts';
import * as queries from './transactions.queries.ts';

export type ReceiptDecision = 'accept' | 'reject' | 'cancel';

interface Dependencies {
  readonly clock: Clock;
  readonly notifier: Notifier;
}

/**
 * Decides on the receipt of a bank transfer within the caller's transaction, and tells its owner. Accepting starts the
 * package; rejecting lets the person upload another receipt; cancelling ends the matter. Throws `notFound`, `wrongState`
 * unless the receipt waits for review, and `validation` without a reason where one is due.
 */
export async function reviewReceipt(
  trx: Db,
  transactionId: number,
  decision: ReceiptDecision,
  reason: string,
  { clock, notifier }: Dependencies,
): Promise<void> {
  const row = await queries.lockTransaction(trx, transactionId);
  if (!row || row.payment_type !== 'bank transfer')
    throw new Refusal('notFound', 'There is no such bank transfer.');
  if (row.status !== 'review') throw new Refusal('wrongState', 'This receipt does not wait for review.');
  const now = clock.now();
  const because = reason.trim();
  if (decision === 'accept') {
    await queries.updateTransaction(trx, row.id, { status: 'success', reject_reason: null, updated_at: now });
    await packages.grant(trx, {
      userId: row.user_id,
      packageId: row.package_id,
      transactionId: row.id,
      now,
    });
    await notifier.tell(trx, receiptAccepted(row));
    return;
  }
  if (!because)
    throw new Refusal('validation', 'The field reason is required.', { fields: { reason: 'is required' } });
  const rejected = decision === 'reject';
  await queries.updateTransaction(trx, row.id, {
    status: rejected ? 'rejected' : 'failed',
    reject_reason: because,
    updated_at: now,
  });
  await notifier.tell(trx, rejected ? receiptRejected(row, because) : transferCancelled(row, because));
}
