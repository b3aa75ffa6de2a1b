import type { ChatRow } from '@lintel/api-contract';

const DAY_MS = 86_400_000;
/** A message that is older needs no answer any more. */
const OLDEST_DAYS = 14;

/** Conversations whose newest message waits for an answer of the user. */
export const unansweredIn = (rows: readonly ChatRow[], now: number): ChatRow[] =>
  rows.filter(
    (row) =>
      row.is_last_message_mine === false &&
      !row.is_blocked_by_me &&
      !row.is_blocked_by_user &&
      now - new Date(row.date).getTime() <= OLDEST_DAYS * DAY_MS,
  );
