import { z } from 'zod';
import { flag, id, iso, relativeTime, url } from '../common/answers.ts';
import { dealType } from '../listings/rows.ts';

/** `audio` wins over a file. */
export const chatMessageTypes = ['text', 'file', 'file_and_text', 'audio'] as const;

/** One conversation: the other person and the listing it is about. `user_id` 0 = the provider. */
export const chatRow = z.object({
  property_id: id,
  title: z.string(),
  title_image: url,
  date: iso,
  unread_count: z.int(),
  user_id: id,
  name: z.string(),
  profile: url,
  /** Absent for the provider. */
  fcm_id: z.string().nullable().optional(),
  is_blocked_by_me: z.boolean(),
  is_blocked_by_user: z.boolean(),
  /** Ours: slug of the listing, and the beginning of the newest message. */
  slug_id: z.string().optional(),
  last_message: z.string().optional(),
  /** Ours, as the next one: a file or recording has no words. */
  last_message_type: z.enum(chatMessageTypes).optional(),
  is_last_message_mine: z.boolean().optional(),
});

/** Ours. */
export const blockedUser = z.object({
  /** 0 = the provider. */
  user_id: id,
  name: z.string(),
  profile: url,
  /** Empty without one. */
  reason: z.string(),
  blocked_at: iso,
});

/** Ours: who and what a conversation is about, also before its first message. */
export const conversation = z.object({
  /** The other side; 0 = the provider. */
  user_id: id,
  name: z.string(),
  profile: url,
  property: z.object({
    id,
    slug_id: z.string(),
    title: z.string(),
    title_image: url,
    price: z.number(),
    property_type: dealType,
    rentduration: z.string().nullable(),
    is_live: z.boolean(),
    /** The caller has listed it. */
    is_mine: z.boolean(),
  }),
  /** The side that has not listed the property has stated an interest in it. */
  is_interested: z.boolean(),
  is_blocked_by_me: z.boolean(),
  is_blocked_by_user: z.boolean(),
  /** The account of the other side is open. */
  is_active: z.boolean(),
});

export const chatMessage = z.object({
  id,
  /** 0 = the provider. */
  sender_id: id,
  receiver_id: id,
  property_id: id,
  /** HTML-escaped; may be empty. */
  message: z.string(),
  is_read: flag,
  file: url,
  audio: url,
  created_at: iso,
  updated_at: iso,
  chat_message_type: z.enum(chatMessageTypes),
  /** Always the caller's own picture, as deployed. */
  user_profile: url,
  time_ago: relativeTime,
  /** Ours, as the next ones: what the sender's device called the file; empty for messages from before. */
  file_name: z.string().optional(),
  /** Bytes of the file or recording. */
  file_size: z.int().nullable().optional(),
  /** Seconds of the recording. */
  audio_duration: z.number().nullable().optional(),
  /** What the caller's device called it; of own messages only. */
  client_id: z.string().optional(),
});

const pageUrl = z.string().nullable();
/** Laravel's paginator. */
export const messagePage = z.object({
  current_page: z.int(),
  data: z.array(chatMessage),
  first_page_url: z.string(),
  from: z.int().nullable(),
  last_page: z.int(),
  last_page_url: z.string(),
  links: z.array(z.object({ url: pageUrl, label: z.string(), active: z.boolean() })),
  next_page_url: pageUrl,
  path: z.string(),
  per_page: z.int(),
  prev_page_url: pageUrl,
  to: z.int().nullable(),
  total: z.int(),
});
