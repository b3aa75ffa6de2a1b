import type { UnreadCounts } from '@lintel/api-contract';
import { createEvent, createStore } from 'effector';
import { userLeft } from '#user/session/model/session.model.ts';

const none: UnreadCounts = { notifications: 0, messages: 0 };

/** The back end sent the numbers of what is unread. */
export const unreadCountsReceived = createEvent<UnreadCounts>();

// The back end counts again with each event, also of what is no news to read.
const isSame = (one: UnreadCounts, other: UnreadCounts) =>
  one.notifications === other.notifications && one.messages === other.messages;

/** What the signed-in person has not looked at yet. Apart from what fills it, which the first screen does without. */
export const $unread = createStore<UnreadCounts>(none)
  .on(unreadCountsReceived, (before, counts) => (isSame(before, counts) ? before : counts))
  .reset(userLeft);
