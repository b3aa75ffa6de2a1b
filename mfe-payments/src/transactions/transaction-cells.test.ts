import type { TFunction } from 'i18next';
import { transaction } from '../testing/transaction.ts';
import { transactionCells } from './transaction-cells.ts';

const t = ((key: string) => key) as TFunction<'mfe-payments'>;

it.each([
  ['Asia/Dubai', '2026-11-22'],
  ['UTC', '2026-11-21'],
  ['America/New_York', '2026-11-21'],
])('a payment in a spreadsheet has the day of the user, here in %s', (timeZone, day) => {
  const late = { ...transaction, created_at: '2026-11-21T22:30:00Z' };
  expect(transactionCells(late, { t, method: () => 'Stripe', timeZone })[1]).toBe(day);
});
