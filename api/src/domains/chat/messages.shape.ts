import type { ChatMessage, MessageCard, MessagePage, OwnMessage } from '@lintel/api-contract';
import type { Urls } from '#wire/urls.ts';
import { flag, iso, relativeTime } from '#wire/values.ts';
import type { MessageRecord } from './chat.queries.ts';
import type { OwnMessageRecord } from './own-messages.queries.ts';
import { PROVIDER_ID } from '#domains/settings/provider.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};
/** As Laravel's `e()` writes it, which deployed clients decode. */
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export function messageType({
  message,
  file,
  audio,
}: Pick<MessageRecord, 'message' | 'file' | 'audio'>): ChatMessage['chat_message_type'] {
  if (audio) return 'audio';
  if (!file) return 'text';
  return message ? 'file_and_text' : 'file';
}

function cardShape(row: MessageRecord): MessageCard | undefined {
  if (row.card_kind === null) return undefined;
  return {
    kind: row.card_kind,
    state: row.card_state,
    slots: row.card_slots.map(iso),
    time_zone: row.card_time_zone ?? '',
    chosen_slot: row.card_chosen_slot,
    document: row.card_document,
    amount: row.card_amount,
  };
}

interface MessageView {
  readonly callerId: number;
  readonly callerProfile: string;
  /** The other side has blocked the caller, who gets no new address of its files. */
  readonly isBlocked: boolean;
  readonly urls: Urls;
  readonly now: Date;
}

/** A message as the caller sees it. */
export function messageShape(row: MessageRecord, view: MessageView): ChatMessage {
  const { callerId, callerProfile, isBlocked, urls, now } = view;
  const card = cardShape(row);
  const addressOf = (path: string) => (isBlocked && row.sender_id !== callerId ? '' : urls.image(path));
  return {
    id: row.id,
    sender_id: row.sender_id ?? PROVIDER_ID,
    receiver_id: row.receiver_id ?? PROVIDER_ID,
    property_id: row.property_id,
    message: escaped(row.message),
    is_read: flag(row.is_read),
    file: addressOf(row.file),
    audio: addressOf(row.audio),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
    chat_message_type: messageType(row),
    user_profile: urls.image(callerProfile),
    time_ago: relativeTime(row.created_at, now),
    file_name: row.file_name,
    file_size: row.file_size,
    audio_duration: row.audio_seconds,
    ...(row.client_id !== null && row.sender_id === callerId ? { client_id: row.client_id } : {}),
    ...(card ? { card } : {}),
  };
}

/** A message for the export of the own data: the text as it was typed. */
export const ownMessageShape = (row: OwnMessageRecord): OwnMessage => ({
  id: row.id,
  property_id: row.property_id,
  sender_id: row.sender_id ?? PROVIDER_ID,
  receiver_id: row.receiver_id ?? PROVIDER_ID,
  message: row.message,
  file_name: row.file_name,
  audio_duration: row.audio_seconds,
  is_read: row.is_read,
  created_at: iso(row.created_at),
});

/** Page links as Laravel names them. */
function linksOf(current: number, last: number, urlOf: (page: number) => string): MessagePage['links'] {
  const near = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= 2,
  );
  return [
    { url: current > 1 ? urlOf(current - 1) : null, label: '&laquo; Previous', active: false },
    ...near.map((page) => ({ url: urlOf(page), label: String(page), active: page === current })),
    { url: current < last ? urlOf(current + 1) : null, label: 'Next &raquo;', active: false },
  ];
}

/** Laravel's paginator around a page of messages. */
export function paginator(
  data: ChatMessage[],
  { page, perPage, total, path }: { page: number; perPage: number; total: number; path: string },
): MessagePage {
  const last = Math.max(1, Math.ceil(total / perPage));
  const urlOf = (number: number) => `${path}?page=${number}`;
  const first = (page - 1) * perPage + 1;
  return {
    current_page: page,
    data,
    first_page_url: urlOf(1),
    from: data.length ? first : null,
    last_page: last,
    last_page_url: urlOf(last),
    links: linksOf(page, last, urlOf),
    next_page_url: page < last ? urlOf(page + 1) : null,
    path,
    per_page: perPage,
    prev_page_url: page > 1 ? urlOf(page - 1) : null,
    to: data.length ? first + data.length - 1 : null,
    total,
  };
}
