import { z } from 'zod';
import { done, iso, one } from '../common/answers.ts';
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
import { PASSWORD_LENGTH } from './passwords.ts';
import { deletionPreview, securityEvent, signInMethodRow, sessionRow, userRow } from './rows.ts';

export * from './own-records.ts';

const phone = textParameter(20);
/** The server has more rules: no common password, none with the name or address in it. */
const password = textParameter(PASSWORD_LENGTH.to, PASSWORD_LENGTH.from);
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
    /** Ours: the client asks whether to keep an account that waits for its deletion; else this sign-in keeps it. */
    deletion: codeParameter(['ask']).optional(),
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
    /** Ours: the change of address that waits for its code ends; `wrongState` where there is none. */
    email_change: codeParameter(['withdraw']).optional(),
    /** Ours: the present password, or a fresh token of the identity service, for a change of address. */
    password: textParameter(200).optional(),
    id_token: textParameter(8000).optional(),
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
  clearable: ['about_me', 'address', 'city', 'state', 'country', ...Object.keys(socials)],
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

export const getSessions = call({
  summary: 'Where the caller is signed in, the session used last first (ours)',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: one(z.array(sessionRow)),
});

export const endSession = call({
  summary: 'Ends a session of the caller; its open pages sign out at once (ours)',
  access: 'user',
  style: 'new',
  request: z.object({ id: z.uuid() }),
  answer: done,
});

export const endOtherSessions = call({
  summary: 'Ends all sessions of the caller but the one in use (ours)',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: one(z.object({ ended: z.int() })),
});

export const getSecurityEvents = call({
  summary:
    'The newest twenty things that concern the safety of the account: new devices, password, address, ended sessions (ours)',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: one(z.array(securityEvent)),
});

export const deleteUser = call({
  summary:
    'Deletes the own account with everything that belongs to it, after seven days in which a sign-in keeps it',
  access: 'user',
  style: 'legacy',
  request: z.object({
    userid: z.unknown().optional(),
    /** Ours: `1` deletes an account that waits for its deletion at once. */
    now: codeParameter(['1']).optional(),
  }),
  /** Ours: when the account goes; null when it is gone. */
  answer: done.extend({ deletion_due_at: iso.nullable() }),
});

export const keepAccount = call({
  summary: 'Takes the deletion of the own account back; its listings are shown again (ours)',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: one(userRow),
});

export const getDeletionPreview = call({
  summary:
    'What others lose when the account of the caller goes, and which transfers go while they are checked (ours)',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: one(deletionPreview),
});

export const getSignInMethods = call({
  summary: 'How the caller signs in (ours)',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: one(z.array(signInMethodRow)),
});

/** What shows that the account is the caller's, where the session is older than some minutes. */
const ownership = {
  password: textParameter(200).optional(),
  /** A token of the identity service from a sign-in of the last minutes. */
  owner_token: textParameter(8000).optional(),
};

export const changePassword = call({
  summary:
    'Changes the password that the back end keeps, or notes that it was changed at the identity service (ours)',
  access: 'user',
  style: 'new',
  request: z.object({
    /** The present one; an account without one needs a recent sign-in. */
    password: textParameter(200).optional(),
    new_password: password.optional(),
    /** With `new_password`: shows who sets the first one. Without: the token that the identity service gave with its new password. */
    id_token: textParameter(8000).optional(),
    /** `1`: all other sessions end. */
    end_others: codeParameter(['0', '1']).optional(),
  }),
  answer: done,
});

/** Null while the identity service does not list them; the change has happened. */
const methodsAfterChange = z.array(signInMethodRow).nullable();

export const linkSignInMethod = call({
  summary: 'Adds a way to sign in that was proved just now, as in `user_signup` (ours)',
  access: 'user',
  style: 'new',
  request: z.object({
    /** 0 Google, 1 phone. */
    type: codeParameter(['0', '1']),
    auth_id: textParameter(),
    id_token: textParameter(8000).optional(),
    ...ownership,
  }),
  answer: one(methodsAfterChange),
});

export const unlinkSignInMethod = call({
  summary: 'Removes a way to sign in, unless it is the only one (ours)',
  access: 'user',
  style: 'new',
  request: z.object({ method: codeParameter(['password', 'google', 'phone']), ...ownership }),
  answer: one(methodsAfterChange),
});
