import type { ChatRow } from '@lintel/api-contract';
import { rowsOf } from '@lintel/remote-kit';

const EPOCH = new Date(0).toISOString();

/** A text of an answer that an older back end, or a row from before, may leave out. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** A moment that can be shown; one that is none is long ago. */
export const momentOf = (value: unknown): string =>
  Number.isNaN(Date.parse(textOf(value))) ? EPOCH : textOf(value);

const readThread = (row: ChatRow): ChatRow => ({
  ...row,
  name: textOf(row.name),
  title: textOf(row.title),
  profile: textOf(row.profile),
  date: momentOf(row.date),
  unread_count: Number(row.unread_count) || 0,
});

/** Conversations with everything that a row needs. */
export const readThreads = <Answer extends { data: ChatRow[] }>(answer: Answer): Answer => ({
  ...answer,
  data: rowsOf(answer.data).map(readThread),
});
