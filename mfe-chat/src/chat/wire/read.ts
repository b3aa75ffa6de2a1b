import type { BlockedUser, ChatMessage, Conversation, MessageCard, MessagePage } from '@lintel/api-contract';
import { momentOf, readRows, rowsOf, textOf } from '@lintel/remote-kit';

/** Of what is no card, or a viewing without times, the words are shown, as of any message. */
function readCard(card: MessageCard | null | undefined): MessageCard | undefined {
  if (card === null || typeof card !== 'object' || typeof card.kind !== 'string') return undefined;
  const slots = Object.values(card.slots ?? []).filter((slot) => !Number.isNaN(Date.parse(slot)));
  if (card.kind === 'viewing' && slots.length === 0) return undefined;
  return { ...card, slots, time_zone: textOf(card.time_zone), chosen_slot: card.chosen_slot ?? null };
}

function readMessage({ card, ...row }: ChatMessage): ChatMessage {
  const known = readCard(card);
  return {
    ...row,
    message: textOf(row.message),
    file: textOf(row.file),
    audio: textOf(row.audio),
    created_at: momentOf(row.created_at),
    ...(known ? { card: known } : {}),
  };
}

/** A page of messages with everything that a line needs. */
export const readPage = <Answer extends { data: MessagePage }>(answer: Answer): Answer => ({
  ...answer,
  data: {
    ...answer.data,
    data: rowsOf(answer.data?.data)
      .filter(({ id }) => id)
      .map(readMessage),
  },
});

/** With whom and about what, also where the listing has lost a part. */
export function readConversation<Answer extends { data: Conversation }>(answer: Answer): Answer {
  const { data } = answer;
  const property = data.property ?? {};
  return {
    ...answer,
    data: {
      ...data,
      name: textOf(data.name),
      profile: textOf(data.profile),
      property: {
        ...property,
        title: textOf(property.title),
        title_image: textOf(property.title_image),
        slug_id: textOf(property.slug_id),
        price: Number(property.price) || 0,
      },
    },
  };
}

/** Whom the user has blocked. */
export const readBlocked = readRows<BlockedUser>((row) => ({
  ...row,
  name: textOf(row.name),
  profile: textOf(row.profile),
  reason: textOf(row.reason),
  blocked_at: momentOf(row.blocked_at),
}));
