import { z } from 'zod';
import { id, iso, url } from '../common/answers.ts';

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
