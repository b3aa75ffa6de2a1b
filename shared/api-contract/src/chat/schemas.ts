import { z } from 'zod';
import { list } from '../common/answers.ts';
import { call } from '../common/call.ts';
import { limitParameter, offsetParameter } from '../common/parameters.ts';
import { chatRow } from './rows.ts';

export const getChats = call({
  summary: 'Conversations, the one with the newest message first',
  access: 'user',
  style: 'legacy',
  /** Page 0 is read as 1. */
  request: z.object({ page: offsetParameter.optional(), per_page: limitParameter.optional() }),
  answer: list(chatRow).omit({ total: true }).extend({ total_page: z.int().optional() }),
});
