import { createEvent, createStore } from 'effector';
import type { Message } from '#chat/wire/message.ts';

/** Where the user looks: null at the newest message, else what that message is. */
export const looked = createEvent<Message | null>();

/**
 * The message that was the newest when the user went up; null while the user is at the newest. In a store of its own, so that
 * scrolling draws the button that leads back and not the list.
 */
export const $leftAt = createStore<Message | null>(null).on(
  looked,
  (before, newest) => newest && (before ?? newest),
);

/** How many messages are newer than one of them, also when that one was taken back meanwhile. */
export function newerThan(messages: readonly Message[], { key, id }: Message): number {
  const at = messages.findIndex((message) => message.key === key);
  if (at >= 0) return messages.length - 1 - at;
  return id === null ? 0 : messages.filter((message) => message.id !== null && message.id > id).length;
}
