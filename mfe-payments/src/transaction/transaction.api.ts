import { paymentReceiptDetails, paymentTransactionStatus } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadTransactionFx = endpointFx(paymentTransactionStatus);
export const loadReceiptFx = endpointFx(paymentReceiptDetails);
