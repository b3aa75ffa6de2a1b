import { createPolling, createQuery, createUserPageGate, sessionEnded } from '@lintel/remote-kit';
import { sample } from 'effector';
import { loadTransactionFx } from './outcome.api.ts';

/** Milliseconds between two looks. */
const PAUSE_MS = 3000;
/** Automatic looks last a minute. Gateways usually need a few seconds. */
const MOST_LOOKS = 20;

export const {
  Gate: OutcomeGate,
  opened: pageOpened,
  left,
} = createUserPageGate<{
  /** Null: the address names no payment. */
  id: number | null;
}>();

/** What became of the payment; never from the cache, since it changes by itself. */
export const outcome = createQuery({ effect: loadTransactionFx, staleAfter: 0 });

const opened = sample({
  clock: pageOpened,
  filter: ({ id }) => id !== null,
  fn: ({ id }) => ({ payment_transaction_id: id! }),
});
sample({ clock: opened, target: outcome.start });
sample({ clock: left, fn: () => undefined, target: outcome.reset });
sample({ clock: sessionEnded, fn: () => undefined, target: outcome.forget });

export const { checkNow: checkAgain, $isWatching } = createPolling({
  query: outcome,
  isUndecided: ({ data }) => data.payment_status === 'pending',
  pauseMs: () => PAUSE_MS,
  most: MOST_LOOKS,
  isOnScreen: OutcomeGate.status,
  opened,
});
