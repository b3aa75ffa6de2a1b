import type { Handlers } from '#http/handlers.ts';
import type { Limiter } from '#http/limits.ts';
import type { NotificationsService } from './notifications.service.ts';

const PAGE = 10;

export const notificationsRoutes = (notifications: NotificationsService, typingLimit: Limiter) =>
  ({
    getNotificationList: ({ limit, offset }, { caller, language }) =>
      notifications.list(caller.userId, limit ?? PAGE, offset ?? 0, language),
    getUnreadCounts: async (_input, { caller }) => ({ data: await notifications.counts(caller.userId) }),
    markNotificationsSeen: async (_input, { caller }) => ({
      data: await notifications.markSeen(caller.userId),
    }),
    chatTyping: async ({ user_id, property_id }, { caller }) => {
      typingLimit.check(`user ${caller.userId}`);
      await notifications.typing(caller.userId, user_id, property_id);
      return { data: null };
    },
  }) satisfies Handlers;
