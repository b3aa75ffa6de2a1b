import { createQuery, createUserPageGate, sessionEnded } from '@lintel/remote-kit';
import { sample } from 'effector';
import { paymentNews } from '../common/payment-news.ts';
import { loadReceiptFx, loadTransactionFx } from './transaction.api.ts';

export const {
  Gate: TransactionGate,
  opened,
  left,
} = createUserPageGate<{
  /** Null: the address names no payment. */
  id: number | null;
}>();

/** One own payment; it changes by itself, so it is never shown from the cache. */
export const transaction = createQuery({ effect: loadTransactionFx, staleAfter: 0 });
/** Its receipt, once it is paid. */
export const receipt = createQuery({ effect: loadReceiptFx });

sample({
  clock: opened,
  filter: ({ id }) => id !== null,
  fn: ({ id }) => ({ payment_transaction_id: id! }),
  target: transaction.start,
});
sample({
  clock: transaction.$data,
  filter: (answer) => answer?.data.payment_status === 'success',
  fn: (answer) => ({ payment_transaction_id: answer!.data.id }),
  target: receipt.start,
});
sample({ clock: paymentNews, target: transaction.refresh });
sample({ clock: left, fn: () => undefined, target: [transaction.reset, receipt.reset] });
sample({ clock: sessionEnded, fn: () => undefined, target: [transaction.forget, receipt.forget] });
