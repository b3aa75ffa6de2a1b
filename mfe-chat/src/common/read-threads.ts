import type { ChatRow } from '@lintel/api-contract';
import { momentOf, readRows, textOf } from '@lintel/remote-kit';

/** Conversations with everything that a row needs. */
export const readThreads = readRows<ChatRow>((row) => ({
  ...row,
  name: textOf(row.name),
  title: textOf(row.title),
  profile: textOf(row.profile),
  date: momentOf(row.date),
  unread_count: Number(row.unread_count) || 0,
}));
