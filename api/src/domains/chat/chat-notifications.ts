import type { Notification } from '#domains/notifications/notifier.ts';
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
/** Bytes that vendors deliver of a push message, and of its words in any case. */
const MOST_BYTES = { push: 4096, words: 2000 };
/** Bytes that the notifier and the form of the vendor add to the data. */
const ENVELOPE_BYTES = 300;
const bytesOf = (text: string) => Buffer.byteLength(text);
/** In the JSON of a message, where ends of lines and quotes take two. */
const bytesInJson = (text: string) => bytesOf(JSON.stringify(text)) - 2;

/** The words, cut between two characters where they are too long for a push message with this data. */
function deliverable(
  message: string,
  data: object,
  { listing, preview }: { listing: string; preview: string },
): string {
  // Title and text are in the data and beside it.
  const beside = 2 * (bytesInJson(listing) + bytesInJson(preview)) + ENVELOPE_BYTES;
  const room = MOST_BYTES.push - bytesOf(JSON.stringify(data)) - beside;
  const taken = { words: 0, inJson: 0, letters: 0 };
  for (const letter of message) {
    taken.words += bytesOf(letter);
    taken.inJson += bytesInJson(letter);
    if (taken.words > MOST_BYTES.words || taken.inJson > room) return message.slice(0, taken.letters);
    taken.letters += letter.length;
  }
  return message;
}

/** Pages that have the card further back than their newest messages change it by this. */
const answeredCard = ({ messageId, state, chosen_slot: slot }: AnsweredCard) => ({
  answers_card: String(messageId),
  card_state: state,
  ...(slot === null ? {} : { card_slot: String(slot) }),
});

/** Chat has a place of its own, so there is no row in the notification list (docs/spec/notifications.md#push-messages). */
export function chatNotification(news: NewMessage, urls: Urls): Notification {
  const { sender, receiver, listing, now } = news;
  const data = {
    type: 'chat',
    sender_id: String(sender.id),
    sender_name: sender.name,
    sender_profile: urls.image(sender.profile),
    receiver_id: String(receiver.id),
    username: receiver.name,
    user_profile: urls.image(sender.profile),
    property_id: String(listing.id),
    property_title_image: urls.image(listing.image),
    chat_message_type: messageType(news),
    file: urls.image(news.file),
    audio: urls.image(news.audio),
    date: relativeTime(now, now),
    time_ago: relativeTime(now, now),
    created_at: iso(now),
    unread_messages_count: String(news.unread),
    ...(news.card ? answeredCard(news.card) : {}),
  } as const;
  const shown = { listing: listing.title, preview: beginningOf(news.message, PREVIEW) };
  return {
    to: [receiver.id],
    text: news.audio ? { kind: 'voiceMessage', listing: shown.listing } : { kind: 'chatMessage', ...shown },
    mayBeSwitchedOff: false,
    push: { ...data, message: deliverable(news.message, data, shown) },
  };
}

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
