import type { PendingMessage } from '#chat/sending/timeline.model.ts';
import { dayOf } from './days.ts';

/** A line of the list: a message, with the day above it when it is the first one of that day. */
export interface HistoryRow {
  key: string;
  message: PendingMessage;
  day: string | null;
}

const days = new WeakMap<PendingMessage, string>();

/** Counted once for each message: a long history comes by here with each page. */
function knownDay(message: PendingMessage): string {
  const known = days.get(message) ?? dayOf(new Date(message.at));
  days.set(message, known);
  return known;
}

/** Messages in their order, each with the heading that it begins. */
export function historyRows(messages: readonly PendingMessage[]): HistoryRow[] {
  let last: string | null = null;
  return messages.map((message) => {
    const day = knownDay(message);
    const row = { key: message.key, message, day: day === last ? null : day };
    last = day;
    return row;
  });
}
