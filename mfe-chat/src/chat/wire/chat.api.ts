import {
  addReports,
  blockedUsers,
  blockUser,
  chatTyping,
  deleteChatMessage,
  getConversation,
  getMessages,
  getReportReasons,
  sendMessage,
  unblockUser,
} from '@lintel/api-contract';
import { deliveryFx, endpointFx } from '@lintel/remote-kit';

export const loadConversationFx = endpointFx(getConversation);
export const loadPageFx = endpointFx(getMessages);
export const deleteMessageFx = endpointFx(deleteChatMessage);
export const typingFx = endpointFx(chatTyping);
export const blockFx = endpointFx(blockUser, { toastsErrors: true });
export const unblockFx = endpointFx(unblockUser, { toastsErrors: true });
export const loadBlockedFx = endpointFx(blockedUsers);
export const loadReasonsFx = endpointFx(getReportReasons);
export const reportListingFx = endpointFx(addReports, { toastsErrors: true });
/** With a file or a recording: sent now, or not at all. */
export const sendFileFx = endpointFx(sendMessage);
/** Words: sent now, or when the network is back. Refused later, they stay in the outbox with the reason. */
export const deliverTextFx = deliveryFx(
  sendMessage,
  ({ property_id, client_id }) => `${waitingKey(Number(property_id))}${String(client_id)}`,
  { keepsRefused: true },
);

/** Beginning of the keys of messages about a listing in the outbox; the catalogue's message form uses the same. */
export const waitingKey = (propertyId: number): string => `message:${propertyId}:`;
