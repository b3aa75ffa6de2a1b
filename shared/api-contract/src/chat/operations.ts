import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type ChatRow = z.infer<typeof rows.chatRow>;
export type ChatMessage = z.infer<typeof rows.chatMessage>;
export type BlockedUser = z.infer<typeof rows.blockedUser>;
export type Conversation = z.infer<typeof rows.conversation>;
export type MessagePage = z.infer<typeof rows.messagePage>;

export const getChats = operationOf<typeof schemas.getChats>('GET', 'get_chats');
/** Ours. */
export const getConversation = operationOf<typeof schemas.getConversation>('GET', 'get-conversation');
export const getMessages = operationOf<typeof schemas.getMessages>('GET', 'get_messages');
export const sendMessage = operationOf<typeof schemas.sendMessage>('POST', 'send_message', 'multipart');
export const deleteChatMessage = operationOf<typeof schemas.deleteChatMessage>('POST', 'delete_chat_message');
export const blockUser = operationOf<typeof schemas.blockUser>('POST', 'block-user');
/** Ours. */
export const blockedUsers = operationOf<typeof schemas.blockedUsers>('GET', 'blocked-users');
export const unblockUser = operationOf<typeof schemas.unblockUser>('POST', 'unblock-user');
