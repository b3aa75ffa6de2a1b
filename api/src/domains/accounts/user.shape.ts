import type { UserRow } from '@lintel/api-contract';
import type { FeatureType } from '@lintel/api-contract';
import { phoneText } from '#text/phone-text.ts';
import { plainText } from '#text/plain-text.ts';
import type { Urls } from '#wire/urls.ts';
import { coordinate, flag, iso } from '#wire/values.ts';
import type { UserRecord } from './users.queries.ts';

const masked = (mobile: string) => mobile.replaceAll(/\d(?=\d{2})/g, '*');

/** The user row of the wire (docs/spec/accounts.md#user-row). The password hash has no place in it. */
export const userShape = (
  user: UserRecord,
  { urls, granted, demoMode }: { urls: Urls; granted: ReadonlySet<FeatureType>; demoMode: boolean },
): UserRow => ({
  id: user.id,
  name: user.name,
  slug_id: user.slug_id,
  // The pending address of a new account; a change shows only once it is confirmed.
  email: user.email || (user.pending_email ?? ''),
  pending_email: user.pending_email,
  mobile: demoMode && user.mobile ? masked(user.mobile) : user.mobile,
  mobile_text: user.mobile && (demoMode ? masked(user.mobile) : phoneText(user.mobile)),
  profile: urls.image(user.profile),
  address: user.address,
  fcm_id: user.fcm_id,
  logintype: String(user.login_type) as UserRow['logintype'],
  is_email_verified: flag(user.is_email_verified),
  isActive: flag(user.is_active),
  auth_id: user.auth_id ?? '',
  notification: flag(user.notification),
  subscription: flag(granted.size > 0),
  is_premium: flag(granted.has('premium_properties')),
  about_me: user.about_me === null ? null : plainText(user.about_me),
  facebook_id: user.facebook_id,
  twiiter_id: user.twitter_id,
  instagram_id: user.instagram_id,
  youtube_id: user.youtube_id,
  latitude: user.latitude === null ? null : coordinate(user.latitude),
  longitude: user.longitude === null ? null : coordinate(user.longitude),
  city: user.city,
  state: user.state,
  country: user.country,
  deletion_due_at: user.deletion_due_at && iso(user.deletion_due_at),
  created_at: iso(user.created_at),
  updated_at: iso(user.updated_at),
});
