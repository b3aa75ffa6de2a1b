import type { MessageCard } from '@lintel/api-contract';

/** What a message brings along for the other side to answer. */
export type NewCard =
  | { kind: 'availability' }
  | { kind: 'viewing'; slots: readonly string[]; timeZone: string }
  | { kind: 'document'; document: NonNullable<MessageCard['document']> }
  | { kind: 'offer'; amount: number };

/** The answer to the card of a message. */
export interface CardAnswer {
  messageId: number;
  state: Exclude<MessageCard['state'], 'open'>;
  /** Which time of a viewing, from 0. */
  slot?: number;
}

/** Parameters of `send_message` about cards; kept as they are sent, so that a message that waits loses none. */
export interface CardParameters {
  card_kind?: NewCard['kind'];
  card_slots?: string;
  card_time_zone?: string;
  card_document?: NonNullable<MessageCard['document']>;
  card_amount?: number;
  answers_card?: number;
  card_answer?: CardAnswer['state'];
  card_slot?: number;
}

export function cardParameters(card: NewCard): CardParameters {
  const { kind } = card;
  switch (kind) {
    case 'viewing':
      return { card_kind: kind, card_slots: card.slots.join(','), card_time_zone: card.timeZone };
    case 'document':
      return { card_kind: kind, card_document: card.document };
    case 'offer':
      return { card_kind: kind, card_amount: card.amount };
    default:
      return { card_kind: kind };
  }
}

export const answerParameters = ({ messageId, state, slot }: CardAnswer): CardParameters => ({
  answers_card: messageId,
  card_answer: state,
  ...(slot === undefined ? {} : { card_slot: slot }),
});

/** Those among the parameters of a message that waits. */
export const cardParametersOf = (parameters: object): CardParameters =>
  Object.fromEntries(
    Object.entries(parameters).filter(([name]) => name === 'answers_card' || name.startsWith('card_')),
  );
