import type { AnswerOf, paymentTransactionStatus } from '@lintel/api-contract';
import { $clock } from '@lintel/remote-kit';
import { allSettled, fork } from 'effector';
import { loadTransactionFx } from './outcome.api.ts';
import { $isWatching, checkAgain, outcome, OutcomeGate } from './outcome.model.ts';

type Answer = AnswerOf<typeof paymentTransactionStatus>;

/** A scope in which waiting takes no time, and the payment is decided at the given look. */
function scopeWith(decidedAt: number) {
  const seen = { looks: 0, waits: [] as number[] };
  const scope = fork({
    values: [[$clock, { now: () => 0, wait: async (ms: number) => void seen.waits.push(ms) }]],
    handlers: [
      [
        loadTransactionFx,
        () => {
          seen.looks += 1;
          const payment_status = seen.looks >= decidedAt ? 'success' : 'pending';
          return { data: { id: 5, payment_status } } as Answer;
        },
      ],
    ],
  });
  const open = () => allSettled(OutcomeGate.open, { scope, params: { id: 5 } });
  return { scope, seen, open };
}
const status = (scope: ReturnType<typeof fork>) => scope.getState(outcome.$data)?.data.payment_status;

it('looks every three seconds until the payment is decided', async () => {
  const { scope, seen, open } = scopeWith(4);
  await open();
  expect([status(scope), seen.looks, seen.waits]).toEqual(['success', 4, [3000, 3000, 3000]]);
});

it('looks for a minute, then waits for the person', async () => {
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
