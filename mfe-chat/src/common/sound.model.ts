import { $isTabVisible, createPersistentValue, pushReceived } from '@lintel/remote-kit';
import { createEffect, createEvent, createStore, sample } from 'effector';

/** Whether a message may be heard: a choice for this browser, off at first. */
export const soundOfMessages = createPersistentValue<boolean>({
  key: 'lintel.chat-sound',
  read: (stored) => stored === true,
});

/** The conversation on screen, `peer/listing`; null: none. */
export const conversationShown = createEvent<string | null>();
export const conversationKey = ({ peerId, propertyId }: { peerId: number; propertyId: number }): string =>
  `${peerId}/${propertyId}`;

const toneFx = createEffect(async () => {
  if (!soundOfMessages.get()) return;
  const { playTone } = await import(/* webpackChunkName: "chat-tone" */ './tone.ts');
  await playTone();
});

const $shown = createStore<string | null>(null).on(conversationShown, (_, key) => key);

// What the user looks at needs no sound.
sample({
  clock: pushReceived,
  source: { shown: $shown, isVisible: $isTabVisible },
  filter: ({ shown, isVisible }, { kind, data }) =>
    kind === 'chat' &&
    !(
      isVisible &&
      shown ===
        conversationKey({ peerId: Number(data['sender_id']), propertyId: Number(data['property_id']) })
    ),
  fn: () => undefined,
  target: toneFx,
});
