import { z } from 'zod';
import { flag, id, iso, relativeTime, url } from '../common/answers.ts';
import { galleryImage, propertyDocument } from '../listings/parts.ts';

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
});

/** `type`: 0 general, 1 enquiry or change of state, 2 payment. `send_type`: 0 some users, 1 everybody, 2 listing. */
export const notificationRow = z.object({
  id,
  title: z.string(),
  message: z.string(),
  notification_image: url,
  type: z.int(),
  send_type: z.int(),
  customers_id: z.string().nullable(),
  propertys_id: id.nullable(),
  created_at: iso,
  created: relativeTime,
  property: z
    .object({
      id,
      title_image: url,
      gallery: z.array(galleryImage),
      documents: z.array(propertyDocument),
      is_favourite: flag,
      /** Ours: to link to it. */
      slug_id: z.string().optional(),
    })
    .nullable(),
});
