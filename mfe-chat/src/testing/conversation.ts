import { getConversation, getMessages, type ChatMessage, type Conversation } from '@lintel/api-contract';
import { stub, type Stub } from '@lintel/testing';

/** The user with id 7 asks Sara, who has id 9, about a villa. */
export const conversation: Conversation = {
  user_id: 9,
  name: 'Sara K.',
  profile: '',
  property: {
    id: 12,
    slug_id: 'villa-with-garden',
    title: 'Villa with garden, Marina',
    title_image: '',
    price: 450_000,
    property_type: 'sell',
    rentduration: null,
    is_live: true,
    is_mine: false,
  },
  is_interested: false,
  is_blocked_by_me: false,
  is_blocked_by_user: false,
  is_active: true,
};

export const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  sender_id: 9,
  receiver_id: 7,
  property_id: 12,
  message: `Message ${id}`,
  is_read: 1,
  file: '',
  audio: '',
  created_at: new Date(Date.UTC(2026, 10, 20, 10, id)).toISOString(),
  updated_at: '2026-11-20T10:00:00Z',
  chat_message_type: 'text',
  user_profile: '',
  time_ago: '',
  ...more,
});
export const own = (id: number, more: Partial<ChatMessage> = {}): ChatMessage =>
  message(id, { sender_id: 7, receiver_id: 9, ...more });

export const isAbout = (more: Partial<Conversation> = {}): Stub =>
  stub(getConversation, { error: false, message: '', data: { ...conversation, ...more } });

/** The stored messages of a conversation, oldest first; the list may grow during a test. */
export const stored = (rows: readonly ChatMessage[]): Stub =>
  stub(getMessages, ({ page = 1, per_page: size = 15 }) => {
    const [number, perPage] = [Number(page), Number(size)];
    const data = rows.toReversed().slice((number - 1) * perPage, number * perPage);
    const last = Math.max(1, Math.ceil(rows.length / perPage));
    return {
      error: false as const,
      message: '',
      total_page: last,
      data: {
        current_page: number,
        data,
        first_page_url: '',
        from: null,
        last_page: last,
        last_page_url: '',
        links: [],
        next_page_url: null,
        path: '',
        per_page: perPage,
        prev_page_url: null,
        to: null,
        total: rows.length,
      },
    };
  });
