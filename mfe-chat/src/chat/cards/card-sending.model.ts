import { createEvent, sample } from 'effector';
import { answerParameters, cardParameters, type CardAnswer, type NewCard } from '#chat/wire/card.ts';
import { $thread, conversation } from '#chat/model/conversation.model.ts';
import { submitted } from '#chat/sending/outgoing.model.ts';

/** A card, and the words that say the same. */
export const cardSent = createEvent<{ card: NewCard; words: string }>();
export const cardAnswered = createEvent<{ answer: CardAnswer; words: string }>();

sample({
  clock: [
    cardSent.map(({ card, words }) => ({ words, parameters: cardParameters(card) })),
    cardAnswered.map(({ answer, words }) => ({ words, parameters: answerParameters(answer) })),
  ],
  source: { thread: $thread, about: conversation.$data },
  filter: ({ thread, about }) => thread !== null && about !== null,
  fn: ({ thread, about }, { words, parameters }) => ({
    thread: thread!,
    title: about!.data.property.title,
    text: words,
    card: parameters,
  }),
  target: submitted,
});
