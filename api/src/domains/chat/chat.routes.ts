import type { Handlers } from '../../http/calls.ts';
import type { ChatService } from './chat.service.ts';

const THREADS_PAGE = 15;

export const chatRoutes = (chat: ChatService) =>
  ({
    getChats: async ({ page, per_page }, { caller }) => {
      const { data, pages } = await chat.threads(
        caller.userId,
        Math.max(1, page ?? 1),
        Math.max(1, per_page ?? THREADS_PAGE),
      );
      return data.length ? { data, total_page: pages } : { data };
    },
  }) satisfies Handlers;
