import { getPaymentDetails } from '@lintel/api-contract';
import { endpointFx, readRows } from '@lintel/remote-kit';

export const loadTransactionsFx = endpointFx(getPaymentDetails, { read: readRows() });
/** For the file; a failure is a toast, since the list stays as it is. */
export const loadForFileFx = endpointFx(getPaymentDetails, { toastsErrors: true });
