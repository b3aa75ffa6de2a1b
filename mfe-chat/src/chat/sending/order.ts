import type { WaitingWrite } from '@lintel/contract';
import { isSameThread } from '#chat/wire/address.ts';
import { waitingMessage } from './outbox.model.ts';
import type { Outgoing } from './unsent.ts';

const isOpen = ({ state }: Outgoing) => state === 'waiting' || state === 'queued';

/**
 * Whether something of the same conversation goes first: a message that was written before and waits, or, for a file, words in
 * the outbox, which were written before it. A message that failed holds nothing up: the user decides about it.
 */
export function isHeld(item: Outgoing, items: readonly Outgoing[], writes: readonly WaitingWrite[]): boolean {
  const before = items.slice(0, items.indexOf(item));
  if (before.some((other) => isOpen(other) && isSameThread(other.thread, item.thread))) return true;
  const isFile = (item.file ?? item.audio) !== undefined;
  return isFile && writes.some((write) => !write.refused && waitingMessage(write, item.thread));
}

/** What is sent next: one at a time, so that messages arrive in the order in which they were written. */
export const nextOf = (items: readonly Outgoing[], writes: readonly WaitingWrite[]): Outgoing | null =>
  items.some(({ state }) => state === 'sending')
    ? null
    : (items.find((item) => item.state === 'waiting' && !isHeld(item, items, writes)) ?? null);
