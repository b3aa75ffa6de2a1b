import { browserStorage } from '#user/persisted/browser-storage.ts';
import { forgetTraces } from './forget-traces.ts';

/** Whose session has expired in this browser: what the browser remembers is this user's until another one signs in. */
const EXPIRED_USER_KEY = 'lintel-expired-user';

export const rememberExpiredUser = (userId: number): void =>
  void browserStorage.write(EXPIRED_USER_KEY, String(userId));

/** Takes away what the browser remembers of a user whose session expired here, unless it is the user who signs in. */
export function forgetTracesOfOthers(userId: number): void {
  const expired = browserStorage.read(EXPIRED_USER_KEY);
  if (!expired) return;
  if (expired !== String(userId)) forgetTraces();
  browserStorage.write(EXPIRED_USER_KEY, '');
}

/** Whether the last session of this browser was this user's, and expired. */
export const hasExpired = (userId: number): boolean =>
  browserStorage.read(EXPIRED_USER_KEY) === String(userId);
