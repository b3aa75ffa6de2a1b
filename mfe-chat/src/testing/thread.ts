import type { ChatRow } from '@lintel/api-contract';

/** A conversation about a villa. */
export const thread: ChatRow = {
  property_id: 12,
  title: 'Villa with garden, Marina',
  title_image: '',
  date: '2026-11-20T10:00:00Z',
  unread_count: 2,
  user_id: 9,
  name: 'Sara K.',
  profile: '',
  is_blocked_by_me: false,
  is_blocked_by_user: false,
  slug_id: 'villa-with-garden',
  last_message: 'Saturday 10 or 11?',
};
