import { z } from 'zod';
import { coordinate, flag, id, iso, url } from '../common/answers.ts';

/** A user as that user sees it (docs/spec/accounts.md#user-row). Never holds a password hash. */
export const userRow = z.object({
  id,
  name: z.string(),
  slug_id: z.string(),
  email: z.string(),
  /** Ours: an address that waits for its code. */
  pending_email: z.string().nullable(),
  mobile: z.string().nullable(),
  /** Ours: `mobile` as people read it, `+44 7700 900251`. */
  mobile_text: z.string().nullable().optional(),
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
  /** Ours: the account waits for its deletion until then; null for all others. */
  deletion_due_at: iso.nullable().optional(),
  created_at: iso,
  updated_at: iso,
});

const device = {
  /** Names of a closed list; null where the device was not recognised. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Part of an address, `203.0.113.x`; empty where it is not known. */
  network: z.string(),
  /** Where it was by the address: ISO 3166 code of the country, `local` in a network without public addresses; null: not known. */
  place: z.string().nullable().optional(),
};

/** Ours: a sign-in that is valid. */
export const sessionRow = z.object({
  id: z.uuid(),
  ...device,
  created_at: iso,
  /** To within some minutes. */
  last_used_at: iso,
  is_current: z.boolean(),
});

/** Ours: something that concerns the safety of the account; `signed_in` is noted for new devices only. */
export const securityEvent = z.object({
  id,
  kind: z.enum([
    'signed_in',
    'session_ended',
    'password_changed',
    'email_changed',
    'method_added',
    'method_removed',
    'deletion_requested',
    'deletion_cancelled',
  ]),
  ...device,
  created_at: iso,
});

/** Ours: what others lose when the caller's account goes, and what the caller is waiting for. */
export const deletionPreview = z.object({
  /** Properties and projects that others can see. */
  listings: z.int(),
  /** People who saved one of them. */
  saved_by: z.int(),
  /** People in conversations with the caller. */
  conversations: z.int(),
  /** People who asked about one of the listings. */
  leads: z.int(),
  /** Bank transfers of the caller whose receipt is being checked; they go as well. Older back ends do not count them. */
  transfers_in_review: z.int().optional(),
});

/** Ours: a way in which the caller signs in. */
export const signInMethodRow = z.object({
  method: z.enum(['password', 'google', 'phone']),
  /** Address or number; null where it is not known. */
  detail: z.string().nullable(),
  /** The number as people read it. */
  detail_text: z.string().optional(),
  /** The password is kept by the back end; else by the identity service. */
  is_own: z.boolean(),
  /** It cannot be removed. */
  is_only: z.boolean(),
});
