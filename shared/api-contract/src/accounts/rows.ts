import { z } from 'zod';
import { coordinate, flag, id, iso, url } from '../common/answers.ts';

/** A person as that person sees it (docs/spec/accounts.md#user-row). Never holds a password hash. */
export const userRow = z.object({
  id,
  name: z.string(),
  slug_id: z.string(),
  email: z.string(),
  /** Ours: an address that waits for its code. */
  pending_email: z.string().nullable(),
  mobile: z.string().nullable(),
  profile: url,
  address: z.string(),
  fcm_id: z.string().nullable(),
  /** How the account signs in: `0` Google, `1` phone, `2` Apple, `3` e-mail. */
  logintype: z.enum(['0', '1', '2', '3']),
  is_email_verified: flag,
  isActive: flag,
  auth_id: z.string(),
  notification: flag,
  subscription: flag,
  is_premium: flag,
  about_me: z.string().nullable(),
  facebook_id: z.string().nullable(),
  twiiter_id: z.string().nullable(),
  instagram_id: z.string().nullable(),
  youtube_id: z.string().nullable(),
  latitude: coordinate.nullable(),
  longitude: coordinate.nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  created_at: iso,
  updated_at: iso,
});
