import type { ChatMessage, MessageCard } from '@lintel/api-contract';

/** `waiting` and `sending` on this page, `queued` until the network is back; `read` also of received ones. */
export type MessageState = 'waiting' | 'sending' | 'queued' | 'failed' | 'sent' | 'read';

/** A message as the page shows it. */
export interface Message {
  /** Stays the same while a message goes from this device to the back end. */
  key: string;
  /** Null until the back end has it. */
  id: number | null;
  clientId: string | null;
  isMine: boolean;
  text: string;
  file: { url: string; name: string; size: number | null } | null;
  audio: { url: string; seconds: number | null } | null;
  /** What the message asks for; `text` states the same. */
  card: MessageCard | null;
  /** ISO 8601. */
  at: string;
  state: MessageState;
  /** Of a file on its way: the part that was sent, 0 to 1. */
  progress?: number;
  /** Why it was not sent. */
  reason?: string;
}

const SIGNS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** `get_messages` escapes text for HTML. Decoded once, in a single pass, so that a typed `&amp;lt;` stays what was typed. */
export const decoded = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#0?39);/g, (sign) => SIGNS[sign] ?? "'");

/** A stored message, as the user sees it who talks to `peerId`. */
export function messageOf(row: ChatMessage, peerId: number): Message {
  const isMine = row.sender_id !== peerId;
  return {
    key: row.client_id ?? String(row.id),
    id: row.id,
    clientId: row.client_id ?? null,
    isMine,
    text: decoded(row.message),
    file:
      row.chat_message_type === 'file' || row.chat_message_type === 'file_and_text'
        ? { url: row.file, name: row.file_name ?? '', size: row.file_size ?? null }
        : null,
    audio: row.chat_message_type === 'audio' ? { url: row.audio, seconds: row.audio_duration ?? null } : null,
    card: row.card ?? null,
    at: row.created_at,
    state: isMine && row.is_read === 0 ? 'sent' : 'read',
  };
}
