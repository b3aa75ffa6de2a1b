import type { MessageCard } from '@lintel/api-contract';
import { DomainError } from '#http/domain-error.ts';
import type { CardRecord, NewCard } from './cards.queries.ts';

/** What a caller states about a card, as far as it came. */
export interface CardRequest {
  readonly kind: MessageCard['kind'];
  readonly slots?: readonly Date[] | undefined;
  readonly timeZone?: string | undefined;
  readonly document?: MessageCard['document'] | undefined;
  readonly amount?: number | undefined;
}
export interface CardAnswer {
  readonly messageId: number;
  readonly state: Exclude<MessageCard['state'], 'open'>;
  readonly slot?: number | undefined;
}

const invalid = (field: string, problem: string) =>
  new DomainError('validation', `The field ${field} ${problem}.`, { fields: { [field]: problem } });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The card that is stored. Owners of a listing do not ask whether it is available and make no offer for it. */
export function newCard(
  { kind, slots = [], timeZone = '', document = null, amount }: CardRequest,
  { isOwner, now }: { isOwner: boolean; now: Date },
): NewCard {
  const empty = { kind, slots: [], time_zone: null, document: null, amount: null };
  if (isOwner && (kind === 'availability' || kind === 'offer'))
    throw invalid('card_kind', 'is for those who look for a home');
  if (kind === 'viewing') {
    if (slots.length === 0) throw invalid('card_slots', 'is required');
    if (slots.some((slot) => slot <= now)) throw invalid('card_slots', 'must be in the future');
    if (!isTimeZone(timeZone)) throw invalid('card_time_zone', 'must be a time zone');
    return { ...empty, slots: [...slots], time_zone: timeZone };
  }
  if (kind === 'document') {
    if (document === null) throw invalid('card_document', 'is required');
    return { ...empty, document };
  }
  if (kind === 'offer') {
    if (!amount) throw invalid('card_amount', 'must be more than 0');
    if (!Number.isSafeInteger(amount)) throw invalid('card_amount', 'must be a whole number');
    return { ...empty, amount };
  }
  return empty;
}

/** Who may answer: the receiver accepts or declines, the sender withdraws, either cancels an accepted viewing. */
const mayAnswer = (
  { kind, state, is_mine: isMine }: Pick<CardRecord, 'kind' | 'state'> & { is_mine: boolean },
  answer: CardAnswer['state'],
): boolean => {
  if (answer === 'cancelled') return kind === 'viewing' && state === 'accepted';
  return state === 'open' && isMine === (answer === 'withdrawn');
};

/** What the answer makes of the card, or a refusal. */
export function answered(
  card: CardRecord & { is_mine: boolean },
  { state, slot }: CardAnswer,
  now: Date,
): Pick<CardRecord, 'state' | 'chosen_slot'> {
  if (!mayAnswer(card, state)) throw new DomainError('wrongState', 'This was answered already.');
  if (state !== 'accepted' || card.kind !== 'viewing') return { state, chosen_slot: card.chosen_slot };
  const chosen = slot === undefined ? undefined : card.slots[slot];
  if (slot === undefined || chosen === undefined) throw invalid('card_slot', 'must be one of the slots');
  if (chosen <= now) throw new DomainError('wrongState', 'This time is over.');
  return { state, chosen_slot: slot };
}
