import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type ChatRow = z.infer<typeof rows.chatRow>;

export const getChats = operationOf<typeof schemas.getChats>('GET', 'get_chats');
