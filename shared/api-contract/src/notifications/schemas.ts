import { z } from 'zod';
import { done, list, one } from '../common/answers.ts';
import { call } from '../common/call.ts';
import { codeParameter, idParameter, paging, switchParameter } from '../common/parameters.ts';
import { notificationGroups } from './groups.ts';
import { notificationRow, unreadCounts } from './rows.ts';

export const getNotificationList = call({
  summary: 'Notifications to the caller and to everybody, newest first',
  access: 'user',
  style: 'legacy',
  request: z.object({
    ...paging,
    /** Ours: only those that are not read. */
    unread: switchParameter.optional(),
    /** Ours: only those about this. */
    group: codeParameter([...notificationGroups]).optional(),
  }),
  answer: list(notificationRow).omit({ message: true }),
});

/** Ours. */
export const getUnreadCounts = call({
  summary: 'How many notifications are unseen and how many chat messages are unread',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: one(unreadCounts),
});

/** Ours. */
export const markNotificationsSeen = call({
  summary: 'Marks one notification as read, or all (of a group); answers what is still unread',
  access: 'user',
  style: 'new',
  request: z.object({
    /** One notification; left out for all. */
    id: idParameter.optional(),
    /** All about this, without an `id`. */
    group: codeParameter([...notificationGroups]).optional(),
    /** The newest one that the caller has looked at, without an `id`: what has arrived since stays unread. */
    up_to: idParameter.optional(),
  }),
  answer: one(unreadCounts),
});

/** Ours. */
export const chatTyping = call({
  summary: 'Shows the other side of a conversation that the caller is writing',
  access: 'user',
  style: 'new',
  request: z.object({
    /** The other side; 0 = the provider. */
    user_id: idParameter,
    property_id: idParameter,
  }),
  answer: done,
});
