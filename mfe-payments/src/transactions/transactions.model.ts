import type { ApiError, Transaction } from '@lintel/api-contract';
import { createPagination, createUserPageGate, sessionEnded } from '@lintel/remote-kit';
import { createEffect, sample } from 'effector';
import { paymentNews } from '../common/payment-news.ts';
import { loadForFileFx, loadTransactionsFx } from './transactions.api.ts';
import { requestFor, type TransactionsQuery } from './transactions.query.ts';

export const PAGE_SIZE = 12;
/** Rows of one call. */
const MOST_ROWS = 100;

export const { Gate: TransactionsGate, opened } = createUserPageGate<{ query: TransactionsQuery }>();

export const transactions = createPagination({ effect: loadTransactionsFx, pageSize: PAGE_SIZE });

// The same rows as were shown last are as many as then: so Back leads to the row that the user left.
sample({
  clock: opened,
  source: { shown: transactions.$shown, pages: transactions.$pages },
  fn: ({ shown, pages }, { query }) => {
    const params = requestFor(query);
    return { params, pages: shown === JSON.stringify(params) ? pages : 1 };
  },
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

/** All payments of a query, not only those on screen. A payment that begins meanwhile moves the others on to the next page. */
export const loadAllFx = createEffect<TransactionsQuery, Transaction[], ApiError>(async (query) => {
  const rows = new Map<number, Transaction>();
  for (let offset = 0; ; offset += MOST_ROWS) {
    const { data, total } = await loadForFileFx({ ...requestFor(query), limit: MOST_ROWS, offset });
    for (const row of data) rows.set(row.id, row);
    if (data.length < MOST_ROWS || offset + MOST_ROWS >= (total ?? 0)) return [...rows.values()];
  }
});
