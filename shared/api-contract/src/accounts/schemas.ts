import { z } from 'zod';
import { done, one } from '../common/answers.ts';
import { call } from '../common/call.ts';
import {
  codeParameter,
  emailParameter,
  fileParameter,
  latitudeParameter,
  linesParameter,
  longitudeParameter,
  requiredText,
  textParameter,
} from '../common/parameters.ts';
import { userRow } from './rows.ts';

const phone = textParameter(20);
/** The server has more rules: no common password, none with the name or address in it. */
const password = textParameter(200, 8);
const socials = {
  facebook_id: textParameter().optional(),
  twiiter_id: textParameter().optional(),
  instagram_id: textParameter().optional(),
  youtube_id: textParameter().optional(),
};
/** A deployed client may send the address of a picture that the identity service knows. */
const picture = z.union([fileParameter, textParameter(1000)]);
/** Clients still send these; the server takes who you are from the token. */
const ignored = {
  userid: z.unknown().optional(),
  firebase_id: z.unknown().optional(),
  logintype: z.unknown().optional(),
};

export const userSignup = call({
  summary: 'Sign-in and sign-up in one call',
  access: 'public',
  style: 'new',
  request: z.object({
    /** 0 Google, 1 phone, 2 Apple, 3 e-mail. */
    type: codeParameter(['0', '1', '2', '3']),
    auth_id: textParameter().optional(),
    /** Ours: the identity service's signed token; its subject must be `auth_id` (docs/spec/accounts.md#sign-in). */
    id_token: textParameter(8000).optional(),
    email: emailParameter.optional(),
    password: textParameter(200).optional(),
    name: textParameter().optional(),
    mobile: phone.optional(),
    address: linesParameter(500).optional(),
    profile: picture.optional(),
    fcm_id: textParameter(400).optional(),
    logintype: z.unknown().optional(),
    ...socials,
  }),
  answer: one(userRow).extend({ token: z.string() }),
});

export const userRegister = call({
  summary: 'Registers an account with e-mail and password and mails a code to confirm it',
  access: 'public',
  style: 'new',
  request: z.object({
    name: requiredText(),
    email: emailParameter,
    password,
    re_password: textParameter(200),
    mobile: phone.optional(),
  }),
  answer: done,
});

export const updateProfile = call({
  summary: 'Changes what is sent of the own profile',
  access: 'user',
  style: 'new',
  request: z.object({
    name: textParameter().optional(),
    /** A new address counts once its code is entered; needs a sign-in of the last minutes, or the password. */
    email: emailParameter.optional(),
    /** Ours: the present password, for a change of address. */
    password: textParameter(200).optional(),
    mobile: phone.optional(),
    fcm_id: textParameter(400).optional(),
    address: linesParameter(500).optional(),
    notification: codeParameter(['0', '1']).optional(),
    about_me: linesParameter(5000).optional(),
    latitude: latitudeParameter.optional(),
    longitude: longitudeParameter.optional(),
    city: textParameter().optional(),
    state: textParameter().optional(),
    country: textParameter().optional(),
    profile: picture.optional(),
    ...socials,
    ...ignored,
  }),
  /** No `message` here. */
  answer: one(userRow).omit({ message: true }),
});

export const getUserData = call({
  summary: 'The own profile',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: one(userRow),
});

const numberOrEmail = { number: phone.optional(), email: emailParameter.optional() };

export const getOtp = call({
  summary: 'Sends a code of six digits by mail or SMS; inside ten minutes the same code again',
  access: 'public',
  style: 'legacy',
  request: z.object(numberOrEmail),
  answer: done,
});

export const verifyOtp = call({
  summary: 'Checks a code; the answer carries the id to sign in with',
  access: 'public',
  style: 'legacy',
  request: z.object({ ...numberOrEmail, otp: requiredText(10) }),
  answer: done.extend({ auth_id: z.string() }),
});

export const forgotPassword = call({
  summary: 'Mails a link to choose a new password, valid for an hour',
  access: 'public',
  style: 'new',
  request: z.object({ email: emailParameter }),
  answer: done,
});

export const beforeLogout = call({
  summary: 'Unlinks the device and ends the session',
  access: 'user',
  style: 'legacy',
  request: z.object({ fcm_id: textParameter(400).optional() }),
  answer: done,
});

export const signOutEverywhere = call({
  summary:
    'Ends every session of the caller, or of the person whom an identity token proves, on every device (ours)',
  access: 'public',
  style: 'new',
  request: z.object({
    /** Without a session: the identity service's token, as in `user_signup`, after a new password for example. */
    auth_id: textParameter().optional(),
    id_token: textParameter(8000).optional(),
  }),
  answer: done,
});

export const deleteUser = call({
  summary: 'Deletes the own account with everything that belongs to it',
  access: 'user',
  style: 'legacy',
  request: z.object({ userid: z.unknown().optional() }),
  answer: done,
});
