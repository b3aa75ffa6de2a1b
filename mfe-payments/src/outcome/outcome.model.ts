import {
  backOff,
  createMutation,
  createPolling,
  createQuery,
  createUserPageGate,
  sessionEnded,
} from '@lintel/remote-kit';
import { createStore, sample } from 'effector';
import { packageBoughtFx, paymentNews } from '../common/payment-news.ts';
import { createReceiptQueue } from '../common/transfer/receipt-queue.ts';
import { giveUpFx, loadTransactionFx, sendReceiptFx } from './outcome.api.ts';

/** Milliseconds between two looks: gateways usually need a few seconds, a late webhook minutes. */
const PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 30_000;
/** Looks before the pauses grow. */
const QUICK_LOOKS = 10;
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
  pauseMs: (count) => backOff(PAUSE_MS, LONGEST_PAUSE_MS)(Math.max(0, count - QUICK_LOOKS)),
  most: MOST_LOOKS,
  isOnScreen: OutcomeGate.status,
  opened,
});

// A late payment, or a decision about a receipt, is announced; what it changed is asked for.
sample({ clock: paymentNews, target: outcome.refresh });

/** The user gives up an online payment; money that arrives all the same still counts. */
export const giveUp = createMutation({ effect: giveUpFx });
// Also after a refusal: its money may have arrived meanwhile.
sample({ clock: [giveUp.done, giveUp.failed], fn: () => undefined, target: outcome.refresh });

/** Another receipt in place of one that was declined. */
export const nextReceipt = createReceiptQueue({
  effect: sendReceiptFx,
  subject: OutcomeGate.state,
  requestOf: ({ id }, file) => ({ payment_transaction_id: id ?? 0, file }),
});
sample({ clock: nextReceipt.uploaded, fn: () => undefined, target: [outcome.refresh, nextReceipt.reset] });
// The transfer is not what this page shows, e.g. since the answer to a receipt was lost.
const $isOutdated = nextReceipt.$uploads.map((uploads) =>
  uploads.some(({ error }) => error?.key === 'wrongState'),
);
sample({ clock: $isOutdated, filter: Boolean, fn: () => undefined, target: outcome.refresh });

/** A payment that was seen to succeed on this page. */
const $announced = createStore<number | null>(null);
const succeeded = sample({
  clock: outcome.$data,
  source: $announced,
  filter: (announced, answer) => answer?.data.payment_status === 'success' && answer.data.id !== announced,
  fn: (_, answer) => answer!.data,
});
sample({ clock: succeeded, fn: ({ id }) => id, target: $announced });
sample({ clock: succeeded, fn: ({ package_id: packageId }) => ({ packageId }), target: packageBoughtFx });
