import { addReports, getReportReasons, interestedUsers } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const sendInterestFx = endpointFx(interestedUsers, { showsOwnErrors: true });
export const sendReportFx = endpointFx(addReports, { showsOwnErrors: true });
export const loadReasonsFx = endpointFx(getReportReasons, { showsOwnErrors: true });
