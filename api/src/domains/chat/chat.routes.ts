import type { Handlers, Input } from '#http/handlers.ts';
import { DomainError } from '#http/domain-error.ts';
import type { ChatService } from './chat.service.ts';
import type { MessagesService, OutgoingMessage } from './messages.service.ts';
import type { RepliesService } from './replies/replies.service.ts';
import type { ReplyTimeService } from './reply-time.service.ts';
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

type SendMessage = Input<'sendMessage'>;

/** A card needs words: other clients show nothing else. */
function cardOf(input: SendMessage): Pick<OutgoingMessage, 'card' | 'answer'> {
  const { card_kind: kind, answers_card: messageId, card_answer: state } = input;
  if ((kind ?? messageId) !== undefined && !input.message)
    throw new DomainError('validation', 'The field message is required.', {
      fields: { message: 'is required' },
    });
  const card = kind && {
    kind,
    slots: input.card_slots,
    timeZone: input.card_time_zone,
    document: input.card_document,
    amount: input.card_amount,
  };
  const answer =
    messageId === undefined || state === undefined ? undefined : { messageId, state, slot: input.card_slot };
  return { card, answer };
}

interface ChatServices {
  chat: ChatService;
  messages: MessagesService;
  replyTimes: ReplyTimeService;
  replies: RepliesService;
}

export const chatRoutes = ({ chat, messages, replyTimes, replies }: ChatServices) =>
  ({
    getChats: async (input, { caller }) => {
      const { page, perPage } = pageOf(input);
      const { data, pages } = await chat.threads(caller.userId, page, perPage);
      return data.length ? { data, total_page: pages } : { data };
    },
    getConversation: async ({ user_id, property_id }, { caller }) => ({
      data: await chat.conversation(caller.userId, user_id, property_id),
    }),
    conversationPictures: async ({ user_id, property_id }, { caller }) => {
      const data = await chat.pictures(caller.userId, user_id, property_id);
      return { data, total: data.length };
    },
    getResponsiveness: async (_input, { caller }) => ({ data: await replyTimes.facts(caller.userId) }),
    getMessages: async (input, { caller }) => {
      const { page, perPage } = pageOf(input);
      const { user_id: other, property_id: propertyId } = input;
      const data = await messages.page(caller.userId, { other, propertyId, page, perPage });
      return { data, total_page: data.last_page };
    },
    findMessages: async (
      { user_id: otherId, property_id: propertyId, query: words, before },
      { caller },
    ) => ({
      data: await chat.find(caller.userId, { otherId, propertyId, words, before }),
    }),
    getOwnMessages: ({ limit, offset }, { caller }) =>
      messages.own(caller.userId, limit ?? PAGE, offset ?? 0),
    sendMessage: async (input, { caller }) => ({
      id: await messages.send(caller.userId, {
        receiver: input.receiver_id,
        propertyId: input.property_id,
        message: input.message,
        file: input.file,
        audio: input.audio,
        audioSeconds: input.audio_duration,
        clientId: input.client_id,
        ...cardOf(input),
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
    getQuickReplies: async (_input, { caller }) => ({ data: await replies.list(caller.userId) }),
    saveQuickReplies: async ({ texts, known }, { caller }) => ({
      message: 'Quick replies saved.',
      data: await replies.save(caller.userId, texts, known),
    }),
    unblockUser: async (input, { caller }) => {
      await messages.unblock(caller.userId, blockedId(input));
      return { message: 'No longer blocked.', data: null };
    },
  }) satisfies Handlers;
