import type { Events } from '@lintel/contract';
import { createEvent } from 'effector';

/** Of the bus, for `on` of `defineRemote`; in a file of their own, so that the header does without the conversation. */
export const typingHeard = createEvent<Events['chat.typing@1']>();
export const readHeard = createEvent<Events['chat.read@1']>();
export const conversationChanged = createEvent<Events['chat.conversation-changed@1']>();
export const unreadChanged = createEvent<Events['unread.changed@1']>();
