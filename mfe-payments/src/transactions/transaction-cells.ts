import type { Transaction } from '@lintel/api-contract';
import type { TFunction } from 'i18next';
import { stateOf } from '../common/payment-words.tsx';

export const transactionColumns = [
  'number',
  'date',
  'package',
  'method',
  'state',
  'amount',
  'currency',
  'reference',
] as const;

interface Words {
  t: TFunction<'mfe-payments'>;
  /** How it was paid. */
  method(payment: Transaction): string;
  /** Days are those of the user, as on screen; the device's zone by default. */
  timeZone?: string;
}

/** The values of a payment in the order of {@link transactionColumns}. */
export function transactionCells(payment: Transaction, { t, method, timeZone }: Words): (string | number)[] {
  const { id, created_at: at, amount, currency, transaction_id: number, reference } = payment;
  return [
    id,
    // Sweden writes dates as ISO 8601 does.
    new Date(at).toLocaleDateString('sv', { timeZone }),
    payment.package.name,
    method(payment),
    t(`payment.state.${stateOf(payment)}`),
    amount,
    currency ?? '',
    number ?? reference ?? '',
  ];
}
