import { getUserData, type UserRow } from '@lintel/api-contract';
import { stub } from '@lintel/testing';

/** A user whose mobile number and photo are missing. */
export const user: UserRow = {
  id: 7,
  name: 'Sara Khoury',
  slug_id: 'sara-khoury',
  email: 'sara@example.com',
  pending_email: null,
  mobile: null,
  profile: '',
  address: '12 Station Avenue',
  fcm_id: null,
  logintype: '3',
  is_email_verified: 1,
  isActive: 1,
  auth_id: 'x',
  notification: 1,
  subscription: 0,
  is_premium: 0,
  about_me: 'Looks after homes by the sea.',
  facebook_id: null,
  twiiter_id: null,
  instagram_id: null,
  youtube_id: null,
  latitude: null,
  longitude: null,
  city: 'Port Aster',
  state: null,
  country: null,
  created_at: '2025-03-02T00:00:00Z',
  updated_at: '2025-03-02T00:00:00Z',
};

let lastId = user.id;
/** A user whom no other test has: drafts are stored by user, and one may be written after the end of its test. */
export const newUser = (): UserRow => ({ ...user, id: ++lastId });

/** The back end's answer about the signed-in user. */
export const userAnswer = (row: UserRow = user) =>
  stub(getUserData, { error: false, message: 'ok', code: 200, data: row });
