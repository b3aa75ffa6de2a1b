import type { Handlers } from '#http/handlers.ts';
import { DomainError } from '#http/domain-error.ts';
import type { ChatService } from './chat.service.ts';
import type { MessagesService } from './messages.service.ts';
import { PROVIDER_ID } from '#domains/settings/provider.ts';

const PAGE = 15;

/** Page 0 is what deployed clients ask for first. */
const pageOf = ({ page, per_page }: { page?: number | undefined; per_page?: number | undefined }) => ({
  page: Math.max(1, page ?? 1),
  perPage: Math.max(1, per_page ?? PAGE),
});

function blockedId({
  to_user_id,
  to_admin,
}: {
  to_user_id?: number | undefined;
  to_admin?: boolean | undefined;
}) {
  if (to_admin) return PROVIDER_ID;
  if (to_user_id === undefined)
    throw new DomainError('validation', 'The field to_user_id is required.', {
      fields: { to_user_id: 'is required' },
    });
  return to_user_id;
}

export const chatRoutes = (chat: ChatService, messages: MessagesService) =>
  ({
    getChats: async (input, { caller }) => {
      const { page, perPage } = pageOf(input);
      const { data, pages } = await chat.threads(caller.userId, page, perPage);
      return data.length ? { data, total_page: pages } : { data };
    },
    getConversation: async ({ user_id, property_id }, { caller }) => ({
      data: await chat.conversation(caller.userId, user_id, property_id),
    }),
    getMessages: async (input, { caller }) => {
      const { page, perPage } = pageOf(input);
      const data = await messages.page(caller.userId, input.user_id, input.property_id, page, perPage);
      return { data, total_page: data.last_page };
    },
    sendMessage: async (
      { receiver_id, property_id, message, file, audio, audio_duration, client_id },
      { caller },
    ) => ({
      id: await messages.send(caller.userId, {
        receiver: receiver_id,
        propertyId: property_id,
        message,
        file,
        audio,
        audioSeconds: audio_duration,
        clientId: client_id,
      }),
    }),
    deleteChatMessage: async ({ message_id, sender_id, receiver_id, property_id }, { caller }) => {
      if (message_id !== undefined) await messages.remove(caller.userId, message_id);
      else if (property_id === undefined)
        throw new DomainError('validation', 'The field property_id is required.', {
          fields: { property_id: 'is required' },
        });
      else {
        const other = receiver_id === caller.userId ? (sender_id ?? PROVIDER_ID) : receiver_id;
        await messages.removeThread(caller.userId, other, property_id);
      }
      return { data: null };
    },
    blockUser: async (input, { caller }) => {
      await messages.block(caller.userId, blockedId(input), input.reason);
      return { message: 'Blocked.', data: null };
    },
    blockedUsers: async (_input, { caller }) => {
      const data = await messages.blocked(caller.userId);
      return { data, total: data.length };
    },
    unblockUser: async (input, { caller }) => {
      await messages.unblock(caller.userId, blockedId(input));
      return { message: 'No longer blocked.', data: null };
    },
  }) satisfies Handlers;
