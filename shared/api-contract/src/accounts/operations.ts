import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type UserRow = z.infer<typeof rows.userRow>;

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
