import type { Transaction } from '@lintel/api-contract';

/** Kinds of payment: their short names in addresses and texts, and the back end's. */
export const paymentTypes = {
  online: 'online payment',
  bank: 'bank transfer',
  free: 'free',
} as const satisfies Record<string, Transaction['payment_type']>;
type PaymentType = keyof typeof paymentTypes;
const names = Object.keys(paymentTypes) as PaymentType[];

/** The short name of a kind. */
export const typeName = (type: Transaction['payment_type']): PaymentType =>
  names.find((name) => paymentTypes[name] === type) ?? 'online';
