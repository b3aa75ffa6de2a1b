import {
  addReports,
  blockedUsers,
  blockUser,
  chatTyping,
  conversationPictures,
  deleteChatMessage,
  findMessages,
  getConversation,
  getMessages,
  getQuickReplies,
  getReportReasons,
  reportUser,
  saveQuickReplies,
  sendMessage,
  unblockUser,
} from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';
import { readBlocked, readConversation, readPage } from './read.ts';

export const loadConversationFx = endpointFx(getConversation, { read: readConversation });
export const loadPageFx = endpointFx(getMessages, { read: readPage });
export const loadPicturesFx = endpointFx(conversationPictures);
export const findFx = endpointFx(findMessages);
export const deleteMessageFx = endpointFx(deleteChatMessage);
export const typingFx = endpointFx(chatTyping);
export const blockFx = endpointFx(blockUser, { toastsErrors: true });
export const unblockFx = endpointFx(unblockUser, { toastsErrors: true });
export const loadBlockedFx = endpointFx(blockedUsers, { read: readBlocked });
export const loadRepliesFx = endpointFx(getQuickReplies);
export const saveRepliesFx = endpointFx(saveQuickReplies);
export const loadReasonsFx = endpointFx(getReportReasons);
export const reportListingFx = endpointFx(addReports);
export const reportUserFx = endpointFx(reportUser);
/** With a file or a recording: sent now, or not at all. */
export const sendFileFx = endpointFx(sendMessage);
