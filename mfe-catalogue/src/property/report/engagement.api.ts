import { addReports, getReportReasons } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const sendReportFx = endpointFx(addReports, { showsOwnErrors: true });
export const loadReasonsFx = endpointFx(getReportReasons, { showsOwnErrors: true });
