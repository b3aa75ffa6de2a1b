import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as kinds from './own-record-kinds.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type UserRow = z.infer<typeof rows.userRow>;
export type SessionRow = z.infer<typeof rows.sessionRow>;
export type SignInMethodRow = z.infer<typeof rows.signInMethodRow>;
export type SecurityEvent = z.infer<typeof rows.securityEvent>;

export const userSignup = operationOf<typeof schemas.userSignup>('POST', 'user_signup', 'multipart');
export const userRegister = operationOf<typeof schemas.userRegister>('POST', 'user-register');
export const updateProfile = operationOf<typeof schemas.updateProfile>('POST', 'update_profile', 'multipart');
export const getUserData = operationOf<typeof schemas.getUserData>('GET', 'get-user-data');
export const getOtp = operationOf<typeof schemas.getOtp>('GET', 'get-otp');
export const verifyOtp = operationOf<typeof schemas.verifyOtp>('GET', 'verify-otp');
export const forgotPassword = operationOf<typeof schemas.forgotPassword>('GET', 'forgot-password');
export const beforeLogout = operationOf<typeof schemas.beforeLogout>('POST', 'before-logout');
export const signOutEverywhere = operationOf<typeof schemas.signOutEverywhere>('POST', 'sign-out-everywhere');
export const deleteUser = operationOf<typeof schemas.deleteUser>('POST', 'delete_user');
/** Ours. */
export const getSessions = operationOf<typeof schemas.getSessions>('GET', 'get-sessions');
/** Ours. */
export const endSession = operationOf<typeof schemas.endSession>('POST', 'end-session');
/** Ours. */
export const endOtherSessions = operationOf<typeof schemas.endOtherSessions>('POST', 'end-other-sessions');
/** Ours. */
export const getSecurityEvents = operationOf<typeof schemas.getSecurityEvents>('GET', 'get-security-events');
/** Ours. */
export const keepAccount = operationOf<typeof schemas.keepAccount>('POST', 'keep-account');
/** Ours. */
export const getDeletionPreview = operationOf<typeof schemas.getDeletionPreview>(
  'GET',
  'get-deletion-preview',
);
/** Ours. */
export const getSignInMethods = operationOf<typeof schemas.getSignInMethods>('GET', 'get-sign-in-methods');
/** Ours. */
export const changePassword = operationOf<typeof schemas.changePassword>('POST', 'change-password');
/** Ours. */
export const linkSignInMethod = operationOf<typeof schemas.linkSignInMethod>('POST', 'link-sign-in-method');
/** Ours. */
export const unlinkSignInMethod = operationOf<typeof schemas.unlinkSignInMethod>(
  'POST',
  'unlink-sign-in-method',
);
/** Ours. */
export const getOwnRecords = operationOf<typeof schemas.getOwnRecords>('GET', 'get-own-records');
/** Ours. */
export const eraseOwnRecords = operationOf<typeof schemas.eraseOwnRecords>('POST', 'erase-own-records');
export type OwnRecordKind = (typeof kinds.ownRecordKinds)[number];
export type ErasableKind = (typeof kinds.erasableKinds)[number];
