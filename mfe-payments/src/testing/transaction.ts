import {
  getPaymentDetails,
  paymentReceiptDetails,
  paymentTransactionStatus,
  type AnswerOf,
  type GrantedPackage,
  type Receipt,
  type Transaction,
} from '@lintel/api-contract';
import { stub, type Stub } from '@lintel/testing';
import { listing, premium } from './packages.ts';

export const transaction: Transaction = {
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

/** What the payment of the package adds. */
export const granted: GrantedPackage = {
  starts_at: '2026-11-01T00:00:00Z',
  ends_at: '2027-01-30T00:00:00Z',
  features: [
    { ...listing, limit_type: 'limited', limit: 25 },
    { ...premium, limit_type: 'limited', limit: 0 },
  ],
};

type Answered = AnswerOf<typeof paymentTransactionStatus>['data'];

/** The back end's answer about payment 5, asked for its values at each call. */
export const transactionAnswers = (values: () => Partial<Answered>): Stub =>
  stub(paymentTransactionStatus, () => ({
    error: false as const,
    message: 'ok',
    code: 200,
    data: { ...transaction, ...values() },
  }));

/** A list of payments, paged and filtered as the back end does. */
export const transactionsAnswer = (rows: Transaction[]): Stub =>
  stub(
    getPaymentDetails,
    ({ limit = 10, offset = 0, payment_status: status, payment_type: type, search }) => {
      const found = rows.filter(
        (row) =>
          (!status || row.payment_status === status) &&
          (!type || row.payment_type === type) &&
          (!search || row.package.name.toLowerCase().includes(String(search).toLowerCase())),
      );
      return {
        error: false as const,
        message: 'ok',
        code: 200,
        data: found.slice(Number(offset), Number(offset) + Number(limit)),
        total: found.length,
      };
    },
  );

export const receipt: Receipt = {
  number: '5',
  issued_at: '2026-11-21T12:05:00Z',
  company: {
    name: 'Lintel',
    address: '1 Republic Square',
    email: 'hello@example.com',
    telephone: '+44 7700 900100',
    tax_number: 'LM 104 2291',
  },
  customer: { name: 'Bea Buyer', email: 'bea@example.com', mobile: null },
  package: {
    name: 'Agent',
    days: 90,
    starts_at: '2026-11-21T12:05:00Z',
    ends_at: '2027-02-19T12:05:00Z',
  },
  payment_type: 'online payment',
  payment_gateway: 'Paypal',
  transaction_id: 'pay_77',
  currency: 'USD',
  total: 79,
  tax: { name: 'VAT', rate: 5, net: 75.24, amount: 3.76 },
};
export const receiptAnswer = (values: Partial<Receipt> = {}): Stub =>
  stub(paymentReceiptDetails, {
    error: false,
    message: 'ok',
    code: 200,
    data: { ...receipt, ...values },
  });
