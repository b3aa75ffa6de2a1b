import type { Notification, TextAlone } from '#domains/notifications/notifier.ts';
import { PROVIDER_ID } from '#domains/settings/provider.ts';
import type { LiveEvent } from '#realtime/live-events.ts';
import type { Urls } from '#wire/urls.ts';
import { beginningOf, iso, relativeTime } from '#wire/values.ts';
import { messageType } from './messages.shape.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly profile: string;
}
/** A card as the message has left it. */
export interface AnsweredCard {
  readonly messageId: number;
  readonly state: string;
  readonly chosen_slot: number | null;
}
interface NewMessage {
  readonly sender: Person;
  readonly receiver: Person;
  readonly listing: { readonly id: number; readonly title: string; readonly image: string };
  readonly message: string;
  readonly file: string;
  readonly audio: string;
  readonly unread: number;
  readonly now: Date;
  /** The message answers it. */
  readonly card?: AnsweredCard | undefined;
}

const PREVIEW = 200;
/** Bytes of the words in a push message, of which vendors deliver 4096 in all. */
const MOST_BYTES = 2000;

/** The words, cut between two characters where they are too long for a push message. */
function deliverable(message: string): string {
  const bytes = Buffer.from(message);
  if (bytes.length <= MOST_BYTES) return message;
  return new TextDecoder().decode(bytes.subarray(0, MOST_BYTES)).replace(/\uFFFD+$/, '');
}

const textOf = ({ listing, message, audio }: NewMessage): TextAlone =>
  audio
    ? { kind: 'voiceMessage', listing: listing.title }
    : { kind: 'chatMessage', listing: listing.title, preview: beginningOf(message, PREVIEW) };

/** Pages that have the card further back than their newest messages change it by this. */
const answeredCard = ({ messageId, state, chosen_slot: slot }: AnsweredCard) => ({
  answers_card: String(messageId),
  card_state: state,
  ...(slot === null ? {} : { card_slot: String(slot) }),
});

/** Chat has a place of its own, so there is no row in the notification list (docs/spec/notifications.md#push-messages). */
export const chatNotification = (news: NewMessage, urls: Urls): Notification => ({
  to: [news.receiver.id],
  text: textOf(news),
  mayBeSwitchedOff: false,
  push: {
    type: 'chat',
    sender_id: String(news.sender.id),
    sender_name: news.sender.name,
    sender_profile: urls.image(news.sender.profile),
    receiver_id: String(news.receiver.id),
    username: news.receiver.name,
    user_profile: urls.image(news.sender.profile),
    property_id: String(news.listing.id),
    property_title_image: urls.image(news.listing.image),
    chat_message_type: messageType(news),
    message: deliverable(news.message),
    file: urls.image(news.file),
    audio: urls.image(news.audio),
    date: relativeTime(news.now, news.now),
    time_ago: relativeTime(news.now, news.now),
    created_at: iso(news.now),
    unread_messages_count: String(news.unread),
    ...(news.card ? answeredCard(news.card) : {}),
  },
});

export const deletedNotification = (messageId: number, to: number): Notification => ({
  to: [to],
  text: { kind: 'messageDeleted' },
  mayBeSwitchedOff: false,
  push: { type: 'delete_message', message_id: String(messageId) },
});

/** In place of a listing: every conversation with the user. */
export const ALL_LISTINGS = 0;

/** For the other open pages of the user who wrote in a conversation, removed it, or blocked or unblocked the other side; no notification. */
export const ownChange = (
  by: number,
  { other, propertyId }: { other: number | null; propertyId: number },
  { clientId, card }: { clientId?: string | undefined; card?: AnsweredCard | undefined } = {},
): LiveEvent => ({
  to: [by],
  type: 'conversation',
  data: {
    user_id: other ?? PROVIDER_ID,
    property_id: propertyId,
    ...(clientId ? { client_id: clientId } : {}),
    ...(card ? answeredCard(card) : {}),
  },
});

/** The other open pages of the user who removed a message. */
export const ownDeletion = (messageId: number, by: number): Notification => ({
  ...deletedNotification(messageId, by),
  isForPagesAlone: true,
});
