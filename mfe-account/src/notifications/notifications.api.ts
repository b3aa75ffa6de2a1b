import { getNotificationList, markNotificationsSeen, type NotificationRow } from '@lintel/api-contract';
import { endpointFx, momentOf, readRows } from '@lintel/remote-kit';

export const loadNotificationsFx = endpointFx(getNotificationList, {
  read: readRows<NotificationRow>((row) => ({ ...row, created_at: momentOf(row.created_at) })),
});
/** How many rows are unread, in the total of an answer with one row. */
export const countUnreadFx = endpointFx(getNotificationList);
/** One row by its id. */
export const markReadFx = endpointFx(markNotificationsSeen, { toastsErrors: true });
/** Every row, or those of a group, without an id. */
export const markAllReadFx = endpointFx(markNotificationsSeen, { toastsErrors: true });
