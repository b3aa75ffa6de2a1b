import { pushReceived } from '@lintel/remote-kit';
import { combine, sample } from 'effector';
import type { CardAnswer } from '#chat/wire/card.ts';
import { conversationChanged } from '#common/bus.ts';
import { $thread } from '#chat/model/conversation.model.ts';
import { history, newestAsked } from '#chat/model/history.model.ts';
import { $waitingWrites, waitingMessage } from '#chat/sending/outbox.model.ts';
import { $outgoing } from '#chat/sending/outgoing.model.ts';
import type { Outgoing } from '#chat/sending/unsent.ts';
import type { Message } from '#chat/wire/message.ts';

const isOnItsWay = ({ state }: Outgoing) => state === 'waiting' || state === 'sending' || state === 'queued';

/** Ids of messages whose cards are being answered, also by an answer that waits in the outbox. */
export const $answering = combine(
  { items: $outgoing, writes: $waitingWrites, thread: $thread },
  ({ items, writes, thread }): ReadonlySet<number> => {
    const waiting = writes.flatMap((write) =>
      thread && !write.refused ? (waitingMessage(write, thread) ?? []) : [],
    );
    return new Set([...items.filter(isOnItsWay), ...waiting].flatMap(({ card }) => card?.answers_card ?? []));
  },
);

// Another device, or the other side, was faster: the card is shown as it is now.
const $lateAnswers = $outgoing.map(
  (items) =>
    items.filter(({ card, error }) => card?.answers_card !== undefined && error?.key === 'wrongState').length,
);
sample({ clock: $lateAnswers, filter: Boolean, fn: () => undefined, target: newestAsked });

// The newest page brings the card back as it is now; one that is further up changes here.
const $sentAnswers = $outgoing.map((items) =>
  items.filter(({ state, card }) => state === 'sent' && card?.answers_card !== undefined),
);
sample({
  clock: $sentAnswers,
  filter: ({ length }) => length > 0,
  fn: (items) => (rows: Message[]) =>
    rows.map((row) => {
      const answer = items.find(({ card }) => card?.answers_card === row.id)?.card;
      if (!row.card || !answer?.card_answer) return row;
      return {
        ...row,
        card: {
          ...row.card,
          state: answer.card_answer,
          chosen_slot: answer.card_slot ?? row.card.chosen_slot,
        },
      };
    }),
  target: history.edit,
});

const states: readonly string[] = [
  'accepted',
  'declined',
  'withdrawn',
  'cancelled',
] satisfies CardAnswer['state'][];
// Of the other side, or of the user on another page: it may answer a card further up.
sample({
  clock: [pushReceived, conversationChanged],
  filter: ({ data }) => states.includes(data['card_state'] ?? ''),
  fn:
    ({ data }) =>
    (rows: Message[]) =>
      rows.map((row) => {
        if (!row.card || row.id !== Number(data['answers_card'])) return row;
        const slot = data['card_slot'];
        return {
          ...row,
          card: {
            ...row.card,
            state: data['card_state'] as CardAnswer['state'],
            chosen_slot: slot === undefined ? row.card.chosen_slot : Number(slot),
          },
        };
      }),
  target: history.edit,
});
