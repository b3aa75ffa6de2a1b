import { paymentTransactionStatus, type Transaction } from '@lintel/api-contract';
import { stub, type Stub } from '@lintel/testing';

const transaction: Transaction = {
  id: 5,
  user_id: 7,
  package_id: 4,
  amount: 79,
  currency: 'USD',
  payment_gateway: 'Stripe',
  payment_type: 'online payment',
  order_id: 'cs_1',
  transaction_id: null,
  payment_status: 'pending',
  reject_reason: null,
  created_at: '2026-11-21T12:00:00Z',
  updated_at: '2026-11-21T12:00:00Z',
  package: { id: 4, name: 'Agent', price: 79 },
};

/** The back end's answer about payment 5, asked for its values at each call. */
export const transactionAnswers = (values: () => Partial<Transaction>): Stub =>
  stub(paymentTransactionStatus, () => ({
    error: false as const,
    message: 'ok',
    code: 200,
    data: { ...transaction, ...values() },
  }));
