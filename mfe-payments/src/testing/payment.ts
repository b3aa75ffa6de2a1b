import { bankTransferDetails, getPaymentSettings } from '@lintel/api-contract';
import { stub, type Stub } from '@lintel/testing';

/** Which ways to pay are on. */
export const settingsAnswer = (values: Record<string, string>): Stub =>
  stub(getPaymentSettings, {
    error: false,
    message: 'ok',
    code: 200,
    data: Object.entries(values).map(([type, data]) => ({ type, data })),
  });

export const bankAnswer: Stub = stub(bankTransferDetails, {
  error: false,
  message: 'ok',
  code: 200,
  data: {
    reference: 'LT-7-2',
    amount: 19,
    currency: 'USD',
    bank_details: [{ title: 'IBAN', value: 'LM00 0000 0000' }],
  },
});
