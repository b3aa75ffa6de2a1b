import { getNotificationList, markNotificationsSeen } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadNotificationsFx = endpointFx(getNotificationList);
/** One row by its id. */
export const markReadFx = endpointFx(markNotificationsSeen, { toastsErrors: true });
/** Every row, without an id. */
export const markAllReadFx = endpointFx(markNotificationsSeen, { toastsErrors: true });
