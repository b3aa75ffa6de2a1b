import type { getPaymentDetails, RequestOf } from '@lintel/api-contract';
import { paymentTypes } from '../common/payment-types.ts';

export const states = ['all', 'success', 'pending', 'review', 'rejected', 'failed'] as const;
export type StateFilter = (typeof states)[number];
export const methods = ['all', 'online', 'bank', 'free'] as const;
export type MethodFilter = (typeof methods)[number];

/** The query of the list of own payments, as its address holds it: `?state=review&method=bank&q=agent`. */
export interface TransactionsQuery {
  state: StateFilter;
  method: MethodFilter;
  /** Part of a package's name, a number or a reference. */
  words: string;
}

const MAX_WORDS = 100;

/** Reads the address; what it does not know counts as not stated. */
export function fromSearch(search: string): TransactionsQuery {
  const parameters = new URLSearchParams(search);
  return {
    state: states.find((state) => state === parameters.get('state')) ?? 'all',
    method: methods.find((method) => method === parameters.get('method')) ?? 'all',
    words: (parameters.get('q') ?? '').slice(0, MAX_WORDS),
  };
}

/** Only what differs from the plain list. */
export function toSearch({ state, method, words }: TransactionsQuery): string {
  const parameters = new URLSearchParams();
  if (words) parameters.set('q', words);
  if (state !== 'all') parameters.set('state', state);
  if (method !== 'all') parameters.set('method', method);
  const text = parameters.toString();
  return text && `?${text}`;
}

export const isFiltered = ({ state, method, words }: TransactionsQuery): boolean =>
  state !== 'all' || method !== 'all' || words !== '';

/** What to ask the back end for. */
export const requestFor = ({
  state,
  method,
  words,
}: TransactionsQuery): RequestOf<typeof getPaymentDetails> => ({
  ...(state === 'all' ? {} : { payment_status: state }),
  ...(method === 'all' ? {} : { payment_type: paymentTypes[method] }),
  ...(words ? { search: words } : {}),
});
