import { z } from 'zod';
import { flag, id, iso, relativeTime, url } from '../common/answers.ts';
import { dealType } from '../listings/rows.ts';

/** `audio` wins over a file. */
export const chatMessageTypes = ['text', 'file', 'file_and_text', 'audio'] as const;

/** Ours: what a card asks for. */
export const cardKinds = ['availability', 'viewing', 'document', 'offer'] as const;
/** Ours: documents that a card can ask for. */
export const cardDocuments = ['floorPlan', 'landRegister', 'energyCertificate', 'costs', 'contract'] as const;
/** Ours: an open card is accepted or declined by its receiver or withdrawn by its sender; an accepted viewing can be cancelled. */
export const cardStates = ['open', 'accepted', 'declined', 'withdrawn', 'cancelled'] as const;

/** Ours. */
export const messageCard = z.object({
  kind: z.enum(cardKinds),
  state: z.enum(cardStates),
  /** When a viewing could begin, one to three. */
  slots: z.array(iso),
  /** In which a viewing was proposed: a name of the IANA database; empty for other kinds. */
  time_zone: z.string(),
  /** Number of the slot of an accepted viewing, from 0. */
  chosen_slot: z.int().nullable(),
  document: z.enum(cardDocuments).nullable(),
  amount: z.number().nullable(),
});

/** One conversation: the other user and the listing it is about. `user_id` 0 = the provider. */
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
    /** A project, which has no price of its own. */
    is_project: z.boolean().optional(),
  }),
  /** The side that has not listed the property has stated an interest in it. */
  is_interested: z.boolean(),
  is_blocked_by_me: z.boolean(),
  is_blocked_by_user: z.boolean(),
  /** The account of the other side is open. */
  is_active: z.boolean(),
  /** The first message of the caller in it; null: the caller has not answered yet. */
  first_own_message_id: id.nullable().optional(),
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
  /** The message is a card; its text states the same in words. */
  card: messageCard.optional(),
});

/** Ours. */
export const foundMessages = z.object({
  /** At most 100, the newest first; the last one is the `before` of the next call. */
  ids: z.array(id),
  /** How many contain the words in the whole conversation. */
  total: z.int(),
});

/** Ours: a picture of a conversation. */
export const conversationPicture = z.object({
  /** Of its message. */
  id,
  /** 0 = the provider. */
  sender_id: id,
  url,
  file_name: z.string(),
});

/** Ours: a message as the export of the own data has it; addresses of files end, so it has their names. */
export const ownMessage = z.object({
  id,
  property_id: id,
  /** 0 = the provider, as in the next one. */
  sender_id: id,
  receiver_id: id,
  message: z.string(),
  file_name: z.string(),
  /** Seconds of a recording. */
  audio_duration: z.number().nullable(),
  is_read: z.boolean(),
  created_at: iso,
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
