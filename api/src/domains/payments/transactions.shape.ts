import type { BankReceipt, Transaction } from '@lintel/api-contract';
import type { Row } from '#db/database.ts';
import type { Urls } from '#wire/urls.ts';
import { iso } from '#wire/values.ts';
import { transferReference } from './bank-transfer/reference.ts';
import type { TransactionRecord } from './transactions.queries.ts';

/** What was paid: the price, or another amount that an operator has accepted. */
export const paidMoney = ({
  status,
  amount,
  currency,
  arrived_amount,
  arrived_currency,
}: Row<'transactions'>): { amount: number; currency: string } =>
  status === 'success' && arrived_amount !== null
    ? { amount: arrived_amount, currency: arrived_currency ?? currency }
    : { amount, currency };

export const transactionShape = (row: TransactionRecord, urls: Urls): Transaction => ({
  id: row.id,
  user_id: row.user_id,
  package_id: row.package_id,
  ...paidMoney(row),
  payment_gateway: row.gateway as Transaction['payment_gateway'],
  payment_type: row.payment_type as Transaction['payment_type'],
  order_id: row.order_id,
  transaction_id: row.gateway_transaction_id,
  payment_status: row.status as Transaction['payment_status'],
  reject_reason: row.reject_reason,
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
  package: { id: row.package_id, name: row.package_name, price: row.package_price },
  ...(row.payment_type === 'bank transfer' && { reference: transferReference(row.user_id, row.package_id) }),
  ...(row.ended_by && { ended_by: row.ended_by as Transaction['ended_by'] }),
  ...(row.receipt_file ? { bank_receipt_file: urls.image(row.receipt_file) } : {}),
});

export const receiptShape = (row: Row<'bank_receipts'>, urls: Urls): BankReceipt => ({
  id: row.id,
  payment_transaction_id: row.transaction_id,
  file: urls.image(row.file),
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});
