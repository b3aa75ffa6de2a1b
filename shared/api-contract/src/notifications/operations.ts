import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type NotificationRow = z.infer<typeof rows.notificationRow>;
export type NotificationTarget = z.infer<typeof rows.notificationTarget>;
export type UnreadCounts = z.infer<typeof rows.unreadCounts>;
export type { LiveEvent, LiveEventType, PushType } from './events.ts';

export const getNotificationList = /* @__PURE__ */ operationOf<typeof schemas.getNotificationList>(
  'GET',
  'get_notification_list',
);
export const getUnreadCounts = /* @__PURE__ */ operationOf<typeof schemas.getUnreadCounts>(
  'GET',
  'get-unread-counts',
);
export const markNotificationsSeen = /* @__PURE__ */ operationOf<typeof schemas.markNotificationsSeen>(
  'POST',
  'mark-notifications-seen',
);
export const chatTyping = /* @__PURE__ */ operationOf<typeof schemas.chatTyping>('POST', 'chat-typing');
