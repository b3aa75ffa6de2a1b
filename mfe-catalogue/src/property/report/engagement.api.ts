import { addReports, getReportReasons } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const sendReportFx = endpointFx(addReports);
export const loadReasonsFx = endpointFx(getReportReasons);
