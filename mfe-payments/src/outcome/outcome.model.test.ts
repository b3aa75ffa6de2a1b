import type { Session } from '@lintel/contract';
import { uploadBankReceiptFile } from '@lintel/api-contract';
import { $clock, $session, $shell } from '@lintel/remote-kit';
import { memoryShell, stub } from '@lintel/testing';
import { allSettled, fork } from 'effector';
import { transactionAnswers } from '../testing/transaction.ts';
import { $isWatching, checkAgain, nextReceipt, outcome, OutcomeGate } from './outcome.model.ts';

/** A scope in which waiting takes no time, and the payment is decided at the given look. */
function scopeWith(decidedAt: number) {
  const seen = { looks: 0, waits: [] as number[] };
  const answer = transactionAnswers(() => {
    seen.looks += 1;
    return { payment_status: seen.looks >= decidedAt ? 'success' : 'pending' };
  });
  const scope = fork({
    values: [
      [$shell, memoryShell({ answers: [answer] })],
      [$session, { user: { id: 7 } } as Session],
      [$clock, { now: () => 0, wait: async (ms: number) => void seen.waits.push(ms) }],
    ],
  });
  const open = () => allSettled(OutcomeGate.open, { scope, params: { id: 5 } });
  return { scope, seen, open };
}
const status = (scope: ReturnType<typeof fork>) => scope.getState(outcome.$data)?.data.payment_status;

describe('the outcome of a payment', () => {
  it('looks every three seconds until the payment is decided', async () => {
    const { scope, seen, open } = scopeWith(4);
    await open();
    expect([status(scope), seen.looks, seen.waits]).toEqual(['success', 4, [3000, 3000, 3000]]);
  });

  it('looks less and less often, then waits for the user', async () => {
    const { scope, seen, open } = scopeWith(30);
    await open();
    expect([status(scope), seen.looks, scope.getState($isWatching)]).toEqual(['pending', 21, false]);
    await allSettled(checkAgain, { scope });
    expect(status(scope)).toBe('success');
  });

  it('requests nothing without a payment', async () => {
    const { scope, seen } = scopeWith(1);
    await allSettled(OutcomeGate.open, { scope, params: { id: null } });
    expect(seen.looks).toBe(0);
  });
});

it('a receipt that waits for the network is never sent for another payment that the user looks at by then', async () => {
  const sent: unknown[] = [];
  const shell = memoryShell({
    answers: [
      transactionAnswers(() => ({ payment_status: 'rejected', payment_type: 'bank transfer' })),
      stub(uploadBankReceiptFile, (request) => {
        sent.push((request as { payment_transaction_id: number }).payment_transaction_id);
        throw { kind: 'offline', retryable: true };
      }),
    ],
  });
  const scope = fork({
    values: [
      [$shell, shell],
      [$session, { user: { id: 7 } } as Session],
    ],
  });
  await allSettled(OutcomeGate.open, { scope, params: { id: 5 } });
  await allSettled(nextReceipt.add, { scope, params: [new File(['%PDF-1.4'], 'receipt.pdf')] });
  const [paused] = scope.getState(nextReceipt.$uploads);
  expect(paused).toMatchObject({ state: 'paused' });
  await allSettled(OutcomeGate.open, { scope, params: { id: 6 } });
  await allSettled(nextReceipt.retry, { scope, params: paused!.id });
  expect(sent).toEqual([5]);
  expect(scope.getState(nextReceipt.$uploads)).toEqual([]);
});
