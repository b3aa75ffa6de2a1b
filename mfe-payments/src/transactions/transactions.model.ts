import type { ApiError, Transaction } from '@lintel/api-contract';
import { allRows, createPagination, createUserPageGate, reopened, sessionEnded } from '@lintel/remote-kit';
import { createEffect, sample } from 'effector';
import { paymentNews } from '../common/payment-news.ts';
import { loadForFileFx, loadTransactionsFx } from './transactions.api.ts';
import { requestFor, type TransactionsQuery } from './transactions.query.ts';

export const PAGE_SIZE = 12;

export const { Gate: TransactionsGate, opened } = createUserPageGate<{ query: TransactionsQuery }>();

export const transactions = createPagination({ effect: loadTransactionsFx, pageSize: PAGE_SIZE });

sample({
  clock: opened,
  source: { shown: transactions.$shown, pages: transactions.$pages },
  fn: (before, { query }) => reopened(requestFor(query), before),
  target: transactions.start,
});
// A decision about a receipt, or money that arrived: the same rows again.
sample({
  clock: paymentNews,
  source: { params: TransactionsGate.state, isShown: TransactionsGate.status, pages: transactions.$pages },
  filter: ({ isShown }) => isShown,
  fn: ({ params, pages }) => ({ params: requestFor(params.query), pages: Math.max(1, pages) }),
  target: transactions.start,
});
sample({ clock: sessionEnded, fn: () => undefined, target: transactions.reset });

/** All payments of a query, not only those on screen. */
export const loadAllFx = createEffect<TransactionsQuery, Transaction[], ApiError>((query) =>
  allRows((page) => loadForFileFx({ ...requestFor(query), ...page })),
);
