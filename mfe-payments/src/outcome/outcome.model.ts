import { createPageGate, createQuery, sessionEnded, waitFx } from '@lintel/remote-kit';
import { attach, createEvent, createStore, sample } from 'effector';
import { loadTransactionFx } from './outcome.api.ts';

/** Milliseconds between two looks. */
const PAUSE = 3000;
/** Automatic looks last a minute. Gateways usually need a few seconds. */
const MOST_LOOKS = 20;

export const checkAgain = createEvent();
export const {
  Gate: OutcomeGate,
  paramsChanged,
  left,
} = createPageGate<{
  /** Null: the address names no payment. */
  id: number | null;
}>();

/** What became of the payment; never from the cache, since it changes by itself. */
export const outcome = createQuery({ effect: loadTransactionFx, staleAfter: 0 });

const pauseFx = attach({ effect: waitFx, mapParams: () => PAUSE });
const $looks = createStore(0, { serialize: 'ignore' });
/** Whether the page looks again by itself. */
export const $isWatching = $looks.map((looks) => looks < MOST_LOOKS);

const opened = sample({
  clock: paramsChanged,
  filter: ({ id }) => id !== null,
  fn: ({ id }) => ({ payment_transaction_id: id! }),
});
sample({ clock: opened, target: outcome.start });
sample({ clock: checkAgain, target: outcome.refresh });
sample({ clock: left, fn: () => undefined, target: outcome.reset });
sample({ clock: sessionEnded, fn: () => undefined, target: outcome.forget });

sample({
  clock: outcome.$data,
  source: $isWatching,
  filter: (isWatching, answer) => isWatching && answer?.data.payment_status === 'pending',
  fn: () => undefined,
  target: pauseFx,
});
sample({
  clock: pauseFx.done,
  source: OutcomeGate.status,
  filter: Boolean,
  fn: () => undefined,
  target: outcome.refresh,
});
$looks.on(pauseFx, (looks) => looks + 1).reset(opened, checkAgain, left);
