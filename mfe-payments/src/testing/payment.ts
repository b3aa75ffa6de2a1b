import { bankTransferDetails, getPaymentSettings } from '@lintel/api-contract';
import { rejected, stub, type Stub } from '@lintel/testing';

/** Which ways to pay are on. */
export const settingsAnswer = (values: Record<string, string>): Stub =>
  stub(getPaymentSettings, {
    error: false,
    message: 'ok',
    code: 200,
    data: Object.entries(values).map(([type, data]) => ({ type, data })),
  });

const bankDetailsAnswer = (values: { is_offered?: boolean }): Stub =>
  stub(bankTransferDetails, {
    error: false,
    message: 'ok',
    code: 200,
    data: {
      reference: 'LT-7-2',
      amount: 19,
      currency: 'USD',
      bank_details: [{ title: 'IBAN', value: 'LM00 0000 0000' }],
      ...values,
    },
  });
export const bankAnswer = bankDetailsAnswer({});
/** Of a user who read the details while they were offered. */
export const endedBankAnswer = bankDetailsAnswer({ is_offered: false });
/** Of a user who did not, e.g. since there is no such package. */
export const refusedBankAnswer = (key: Parameters<typeof rejected>[0]): Stub =>
  stub(bankTransferDetails, () => {
    throw rejected(key);
  });
