import { z } from 'zod';
import { done, list, one } from '../common/answers.ts';
import { call } from '../common/call.ts';
import {
  amountParameter,
  codeParameter,
  fileParameter,
  idParameter,
  limitParameter,
  linesParameter,
  numberParameter,
  offsetParameter,
  requiredText,
  switchParameter,
  textParameter,
  timesParameter,
} from '../common/parameters.ts';
import {
  blockedUser,
  cardDocuments,
  cardKinds,
  chatRow,
  conversation,
  conversationPicture,
  foundMessages,
  messagePage,
  ownMessage,
} from './rows.ts';
import { responsiveness } from './responsiveness.ts';

export const getChats = call({
  summary: 'Conversations, the one with the newest message first',
  access: 'user',
  style: 'legacy',
  /** Page 0 is read as 1. */
  request: z.object({ page: offsetParameter.optional(), per_page: limitParameter.optional() }),
  answer: list(chatRow).omit({ total: true }).extend({ total_page: z.int().optional() }),
});

/** The token decides who the sender is, not this field. */
const sender = { sender_id: z.unknown().optional() };
/** 0 = the provider. */
const person = idParameter;

/** Ours. */
export const getConversation = call({
  summary: 'The other side and the listing of a conversation that the caller has begun or may begin',
  access: 'user',
  style: 'new',
  request: z.object({ user_id: person, property_id: idParameter }),
  answer: one(conversation),
});

/** Ours. */
export const conversationPictures = call({
  summary: 'The pictures of one conversation, oldest first, at most the newest 500; marks nothing as read',
  access: 'user',
  style: 'new',
  request: z.object({ user_id: person, property_id: idParameter }),
  answer: list(conversationPicture),
});

/** Ours. */
export const getResponsiveness = call({
  summary: 'How quickly the caller answers, as pages of listings show it',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: one(responsiveness),
});

export const getMessages = call({
  summary: 'One conversation, newest first; marks what the caller received in it as read',
  access: 'user',
  style: 'legacy',
  request: z.object({
    user_id: person,
    property_id: idParameter,
    page: offsetParameter.optional(),
    per_page: limitParameter.optional(),
  }),
  answer: one(messagePage).extend({ total_page: z.int() }),
});

/** Ours. */
export const findMessages = call({
  summary: 'Messages of one conversation that contain some words, the newest first; marks nothing as read',
  access: 'user',
  style: 'new',
  request: z.object({
    user_id: person,
    property_id: idParameter,
    query: requiredText(100),
    /** Only messages older than this one. */
    before: idParameter.optional(),
  }),
  answer: one(foundMessages),
});

/** Ours. */
export const getOwnMessages = call({
  summary: 'Every message of the caller, sent or received, the oldest first; marks nothing as read',
  access: 'user',
  style: 'new',
  request: z.object({ offset: offsetParameter.optional(), limit: limitParameter.optional() }),
  answer: list(ownMessage),
});

/** Ours: a card beside the words that say the same, or an answer to one. */
const cardParameters = {
  card_kind: codeParameter(cardKinds).optional(),
  /** Of a viewing: when it could begin. */
  card_slots: timesParameter(3).optional(),
  card_time_zone: textParameter(64).optional(),
  card_document: codeParameter(cardDocuments).optional(),
  card_amount: amountParameter.optional(),
  /** Id of the message whose card is answered. */
  answers_card: idParameter.optional(),
  card_answer: codeParameter(['accepted', 'declined', 'withdrawn', 'cancelled']).optional(),
  /** Which slot is accepted, from 0. */
  card_slot: numberParameter(0, 2).optional(),
};

export const sendMessage = call({
  summary: 'Writes to the other side of a conversation about a listing: text, a file, or a voice message',
  access: 'user',
  style: 'legacy',
  request: z
    .object({
      ...sender,
      receiver_id: person,
      property_id: idParameter,
      message: linesParameter(5000).optional(),
      /** Ours: of several with the same one from the same user only the first is sent; all are answered with its id. */
      client_id: textParameter(64).optional(),
      file: fileParameter.optional(),
      audio: fileParameter.optional(),
      /** Ours: seconds of the recording. */
      audio_duration: numberParameter(0, 3600).optional(),
      ...cardParameters,
    })
    .refine(({ message, file, audio }) => Boolean(message ?? file ?? audio), {
      path: ['message'],
      message: 'is required',
    }),
  answer: done.extend({ id: z.int() }),
});

export const deleteChatMessage = call({
  summary: 'Takes back an own message, hides one of the other side, or hides the whole conversation',
  access: 'user',
  style: 'new',
  request: z.object({
    sender_id: idParameter.optional(),
    receiver_id: person,
    message_id: idParameter.optional(),
    property_id: idParameter.optional(),
  }),
  answer: done,
});

const block = {
  to_user_id: idParameter.optional(),
  to_admin: switchParameter.optional(),
  reason: linesParameter(500).optional(),
};

export const blockUser = call({
  summary: 'Accepts no more messages from a user',
  access: 'user',
  style: 'new',
  request: z.object(block),
  answer: done,
});

export const unblockUser = call({
  summary: 'Accepts messages from a user again',
  access: 'user',
  style: 'new',
  request: z.object(block),
  answer: done,
});

/** Two devices may have stored 30 together, each without knowing of the other's. */
const MOST_REPLIES = 60;

/** Ours. */
export const getQuickReplies = call({
  summary: 'Answers that the caller keeps to send again, in the order of the caller',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: one(z.array(z.string())),
});

/** Ours. */
export const saveQuickReplies = call({
  summary:
    'Replaces the quick replies of the caller that `known` names, all at once; those that another device added or removed since stay so. Without `known`: replaces all',
  access: 'user',
  style: 'new',
  request: z.object({
    texts: z.array(linesParameter(1000, 1)).max(MOST_REPLIES).default([]),
    known: z.array(linesParameter(1000, 1)).max(MOST_REPLIES).optional(),
  }),
  answer: one(z.array(z.string())),
});

/** Ours. */
export const blockedUsers = call({
  summary: 'Whom the caller has blocked, the newest first',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: list(blockedUser),
});
