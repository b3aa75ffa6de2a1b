import { createEvent, createStore } from 'effector';

/** Where the user looks: whether at the newest message, and the key of that message, if there is one. */
export const looked = createEvent<{ isAtNewest: boolean; newestKey: string | undefined }>();

/**
 * Key of the message that was the newest when the user went up; null while the user is at the newest. In a store of its
 * own, so that scrolling draws the button that leads back and not the list.
 */
export const $leftAt = createStore<string | null>(null).on(looked, (before, { isAtNewest, newestKey }) =>
  isAtNewest ? null : (before ?? newestKey ?? null),
);
