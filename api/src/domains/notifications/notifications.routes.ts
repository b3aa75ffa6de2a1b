import { PAGE_SIZE, type Handlers } from '#http/handlers.ts';
import type { Limiter } from '#http/limits.ts';
import type { NotificationsService } from './notifications.service.ts';

export const notificationsRoutes = (notifications: NotificationsService, typingLimit: Limiter) =>
  ({
    getNotificationList: ({ limit = PAGE_SIZE, offset = 0, unread = false, group }, { caller, language }) =>
      notifications.list(caller.userId, { limit, offset, unreadOnly: unread, group }, language),
    getUnreadCounts: async (_input, { caller }) => ({ data: await notifications.counts(caller.userId) }),
    markNotificationsSeen: async ({ id, group, up_to: upTo }, { caller }) => ({
      data: await notifications.markSeen(caller.userId, { id, group, upTo }),
    }),
    chatTyping: async ({ user_id, property_id }, { caller }) => {
      await typingLimit.check(`user ${caller.userId}`);
      await notifications.typing(caller.userId, user_id, property_id);
      return { data: null };
    },
  }) satisfies Handlers;
