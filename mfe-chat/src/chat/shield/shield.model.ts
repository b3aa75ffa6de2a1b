import { $clock } from '@lintel/remote-kit';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { conversation, $thread } from '#chat/model/conversation.model.ts';
import { history } from '#chat/model/history.model.ts';
import { submitted } from '#chat/sending/outgoing.model.ts';
import { rememberSent } from '#common/shield/recipients.ts';

/** Id of the first message with which the user answered: those before it come from a stranger. */
export const $answeredAt = combine(
  { rows: history.$rows, answer: conversation.$data },
  ({ rows, answer }) => {
    const shown = rows.find(({ isMine }) => isMine)?.id ?? undefined;
    // What the back end states comes later than messages, and older ones do not state it: an own message on screen is an answer.
    return answer?.data.first_own_message_id ?? shown ?? Infinity;
  },
);

/** The user wants to see the picture of a stranger. */
export const revealed = createEvent<number>();
/** Ids of the pictures that the user has uncovered in the open conversation. */
export const $revealed = createStore<ReadonlySet<number>>(new Set())
  .on(revealed, (ids, id) => new Set([...ids, id]))
  .reset($thread);

const rememberFx = attach({
  source: $clock,
  effect: (clock, { thread, text }: { thread: { peerId: number; propertyId: number }; text: string }) =>
    rememberSent(thread, text, clock.now()),
});
sample({ clock: submitted, target: rememberFx });
