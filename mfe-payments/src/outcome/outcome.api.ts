import {
  paymentTransactionFail,
  paymentTransactionStatus,
  uploadBankReceiptFile,
} from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadTransactionFx = endpointFx(paymentTransactionStatus);
export const giveUpFx = endpointFx(paymentTransactionFail, { toastsErrors: true });
export const sendReceiptFx = endpointFx(uploadBankReceiptFile);
