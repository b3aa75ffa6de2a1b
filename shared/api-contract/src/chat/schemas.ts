import { z } from 'zod';
import { list } from '../common/answers.ts';
import { call } from '../common/call.ts';
import { limitParameter, offsetParameter, paging } from '../common/parameters.ts';
import { chatRow, notificationRow } from './rows.ts';

export const getChats = call({
  summary: 'Conversations, the one with the newest message first',
  access: 'user',
  style: 'legacy',
  /** Page 0 is read as 1. */
  request: z.object({ page: offsetParameter.optional(), per_page: limitParameter.optional() }),
  answer: list(chatRow).omit({ total: true }).extend({ total_page: z.int().optional() }),
});

export const getNotificationList = call({
  summary: 'Notifications to the caller and to everybody, newest first',
  access: 'user',
  style: 'legacy',
  request: z.object(paging),
  answer: list(notificationRow).omit({ message: true }),
});
