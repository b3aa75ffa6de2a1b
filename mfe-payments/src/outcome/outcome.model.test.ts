import type { Session } from '@lintel/contract';
import { $clock, $session, $shell } from '@lintel/remote-kit';
import { memoryShell } from '@lintel/testing';
import { allSettled, fork } from 'effector';
import { transactionAnswers } from '../testing/transaction.ts';
import { $isWatching, checkAgain, outcome, OutcomeGate } from './outcome.model.ts';

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
