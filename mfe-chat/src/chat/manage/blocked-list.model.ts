import { createQuery, sessionEnded } from '@lintel/remote-kit';
import { sample } from 'effector';
import { createGate } from 'effector-react';
import { conversationChanged } from '#common/bus.ts';
import { loadBlockedFx } from '#chat/wire/chat.api.ts';
import { block, unblock } from './blocking.model.ts';

/** Whom the user has blocked, also those whose conversation is deleted. */
export const blockedPeople = createQuery({ effect: loadBlockedFx, staleAfter: 0 });
export const BlockedGate = createGate();

sample({ clock: BlockedGate.open, fn: () => ({}), target: blockedPeople.start });
/** On another device; a block is about no listing. */
const blockedElsewhere = sample({ clock: conversationChanged, filter: ({ propertyId }) => propertyId === 0 });
sample({
  clock: [block.done, unblock.done, blockedElsewhere],
  fn: () => undefined,
  target: blockedPeople.refresh,
});
sample({ clock: sessionEnded, fn: () => undefined, target: blockedPeople.forget });
