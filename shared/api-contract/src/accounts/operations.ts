import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as kinds from './own-record-kinds.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type UserRow = z.infer<typeof rows.userRow>;
export type SessionRow = z.infer<typeof rows.sessionRow>;
export type SignInMethodRow = z.infer<typeof rows.signInMethodRow>;
export type SecurityEvent = z.infer<typeof rows.securityEvent>;

export const userSignup = /* @__PURE__ */ operationOf<typeof schemas.userSignup>(
  'POST',
  'user_signup',
  'multipart',
);
export const userRegister = /* @__PURE__ */ operationOf<typeof schemas.userRegister>('POST', 'user-register');
export const updateProfile = /* @__PURE__ */ operationOf<typeof schemas.updateProfile>(
  'POST',
  'update_profile',
  'multipart',
);
export const getUserData = /* @__PURE__ */ operationOf<typeof schemas.getUserData>('GET', 'get-user-data');
export const getOtp = /* @__PURE__ */ operationOf<typeof schemas.getOtp>('GET', 'get-otp');
export const verifyOtp = /* @__PURE__ */ operationOf<typeof schemas.verifyOtp>('GET', 'verify-otp');
export const forgotPassword = /* @__PURE__ */ operationOf<typeof schemas.forgotPassword>(
  'GET',
  'forgot-password',
);
export const beforeLogout = /* @__PURE__ */ operationOf<typeof schemas.beforeLogout>('POST', 'before-logout');
export const signOutEverywhere = /* @__PURE__ */ operationOf<typeof schemas.signOutEverywhere>(
  'POST',
  'sign-out-everywhere',
);
export const deleteUser = /* @__PURE__ */ operationOf<typeof schemas.deleteUser>('POST', 'delete_user');
/** Ours. */
export const getSessions = /* @__PURE__ */ operationOf<typeof schemas.getSessions>('GET', 'get-sessions');
/** Ours. */
export const endSession = /* @__PURE__ */ operationOf<typeof schemas.endSession>('POST', 'end-session');
/** Ours. */
export const endOtherSessions = /* @__PURE__ */ operationOf<typeof schemas.endOtherSessions>(
  'POST',
  'end-other-sessions',
);
/** Ours. */
export const getSecurityEvents = /* @__PURE__ */ operationOf<typeof schemas.getSecurityEvents>(
  'GET',
  'get-security-events',
);
/** Ours. */
export const keepAccount = /* @__PURE__ */ operationOf<typeof schemas.keepAccount>('POST', 'keep-account');
/** Ours. */
export const getDeletionPreview = /* @__PURE__ */ operationOf<typeof schemas.getDeletionPreview>(
  'GET',
  'get-deletion-preview',
);
/** Ours. */
export const getSignInMethods = /* @__PURE__ */ operationOf<typeof schemas.getSignInMethods>(
  'GET',
  'get-sign-in-methods',
);
/** Ours. */
export const changePassword = /* @__PURE__ */ operationOf<typeof schemas.changePassword>(
  'POST',
  'change-password',
);
/** Ours. */
export const linkSignInMethod = /* @__PURE__ */ operationOf<typeof schemas.linkSignInMethod>(
  'POST',
  'link-sign-in-method',
);
/** Ours. */
export const unlinkSignInMethod = /* @__PURE__ */ operationOf<typeof schemas.unlinkSignInMethod>(
  'POST',
  'unlink-sign-in-method',
);
/** Ours. */
export const getOwnRecords = /* @__PURE__ */ operationOf<typeof schemas.getOwnRecords>(
  'GET',
  'get-own-records',
);
/** Ours. */
export const eraseOwnRecords = /* @__PURE__ */ operationOf<typeof schemas.eraseOwnRecords>(
  'POST',
  'erase-own-records',
);
export type OwnRecordKind = (typeof kinds.ownRecordKinds)[number];
export type ErasableKind = (typeof kinds.erasableKinds)[number];
