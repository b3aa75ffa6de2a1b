import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type { responsiveness } from './responsiveness.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type ChatRow = z.infer<typeof rows.chatRow>;
export type ChatMessage = z.infer<typeof rows.chatMessage>;
export type OwnMessage = z.infer<typeof rows.ownMessage>;
export type BlockedUser = z.infer<typeof rows.blockedUser>;
export type MessageCard = z.infer<typeof rows.messageCard>;
export type Responsiveness = z.infer<typeof responsiveness>;
export type Conversation = z.infer<typeof rows.conversation>;
export type ConversationPicture = z.infer<typeof rows.conversationPicture>;
export type MessagePage = z.infer<typeof rows.messagePage>;

export const getChats = /* @__PURE__ */ operationOf<typeof schemas.getChats>('GET', 'get_chats');
/** Ours. */
export const getResponsiveness = /* @__PURE__ */ operationOf<typeof schemas.getResponsiveness>(
  'GET',
  'get-responsiveness',
);
/** Ours. */
export const getConversation = /* @__PURE__ */ operationOf<typeof schemas.getConversation>(
  'GET',
  'get-conversation',
);
/** Ours. */
export const conversationPictures = /* @__PURE__ */ operationOf<typeof schemas.conversationPictures>(
  'GET',
  'conversation-pictures',
);
export const getMessages = /* @__PURE__ */ operationOf<typeof schemas.getMessages>('GET', 'get_messages');
/** Ours. */
export const findMessages = /* @__PURE__ */ operationOf<typeof schemas.findMessages>('GET', 'find-messages');
/** Ours. */
export const getOwnMessages = /* @__PURE__ */ operationOf<typeof schemas.getOwnMessages>(
  'GET',
  'get-own-messages',
);
export const sendMessage = /* @__PURE__ */ operationOf<typeof schemas.sendMessage>(
  'POST',
  'send_message',
  'multipart',
);
export const deleteChatMessage = /* @__PURE__ */ operationOf<typeof schemas.deleteChatMessage>(
  'POST',
  'delete_chat_message',
);
export const blockUser = /* @__PURE__ */ operationOf<typeof schemas.blockUser>('POST', 'block-user');
/** Ours. */
export const blockedUsers = /* @__PURE__ */ operationOf<typeof schemas.blockedUsers>('GET', 'blocked-users');
/** Ours. */
export const getQuickReplies = /* @__PURE__ */ operationOf<typeof schemas.getQuickReplies>(
  'GET',
  'get-quick-replies',
);
/** Ours. */
export const saveQuickReplies = /* @__PURE__ */ operationOf<typeof schemas.saveQuickReplies>(
  'POST',
  'save-quick-replies',
);
export const unblockUser = /* @__PURE__ */ operationOf<typeof schemas.unblockUser>('POST', 'unblock-user');
