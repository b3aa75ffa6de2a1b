import type { ShellTexts } from '#locales/texts.ts';

type ProblemKey = `session.problems.${keyof ShellTexts['session']['problems']}`;
/** Fields of the sign-in forms that a problem can belong to. */
export type ProblemField = 'email' | 'password' | 'phone' | 'code';

interface Problem {
  key: ProblemKey;
  /** Where it is shown; without one it concerns the form as a whole. */
  field?: ProblemField;
}

/** The identity service's codes that people meet (docs/spec/client.md#sign-in-errors), and what to tell them. */
const problems: Record<string, Problem> = {
  'auth/user-not-found': { key: 'session.problems.userNotFound', field: 'email' },
  'auth/wrong-password': { key: 'session.problems.wrongPassword', field: 'password' },
  'auth/email-already-in-use': { key: 'session.problems.emailAlreadyInUse', field: 'email' },
  'auth/invalid-email': { key: 'session.problems.invalidEmail', field: 'email' },
  'auth/user-disabled': { key: 'session.problems.userDisabled' },
  'auth/too-many-requests': { key: 'session.problems.tooManyRequests' },
  'auth/operation-not-allowed': { key: 'session.problems.operationNotAllowed' },
  'auth/internal-error': { key: 'session.problems.internalError' },
  'auth/invalid-credential': { key: 'session.problems.invalidCredential' },
  'auth/invalid-login-credentials': { key: 'session.problems.invalidCredential' },
  'auth/weak-password': { key: 'session.problems.weakPassword', field: 'password' },
  'auth/missing-password': { key: 'session.problems.missingPassword', field: 'password' },
  'auth/missing-email': { key: 'session.problems.missingEmail', field: 'email' },
  'auth/quota-exceeded': { key: 'session.problems.quotaExceeded' },
  'auth/invalid-phone-number': { key: 'session.problems.invalidPhoneNumber', field: 'phone' },
  'auth/missing-phone-number': { key: 'session.problems.invalidPhoneNumber', field: 'phone' },
  'auth/invalid-verification-code': { key: 'session.problems.invalidVerificationCode', field: 'code' },
  'auth/code-expired': { key: 'session.problems.codeExpired', field: 'code' },
  'auth/missing-verification-code': { key: 'session.problems.invalidVerificationCode', field: 'code' },
  'auth/popup-closed-by-user': { key: 'session.problems.popupClosed' },
  'auth/cancelled-popup-request': { key: 'session.problems.popupClosed' },
  'auth/popup-blocked': { key: 'session.problems.popupBlocked' },
  'auth/network-request-failed': { key: 'session.problems.networkFailed' },
  'auth/timeout': { key: 'session.problems.timedOut' },
  'auth/account-exists-with-different-credential': { key: 'session.problems.otherMethod', field: 'email' },
  'auth/credential-already-in-use': { key: 'session.problems.otherMethod', field: 'email' },
  'auth/requires-recent-login': { key: 'session.problems.requiresRecentLogin' },
  'auth/user-token-expired': { key: 'session.problems.requiresRecentLogin' },
  'auth/expired-action-code': { key: 'session.problems.linkExpired' },
  'auth/invalid-action-code': { key: 'session.problems.linkInvalid' },
  'auth/unauthorized-domain': { key: 'session.problems.unauthorizedDomain' },
  'auth/unauthorized-continue-uri': { key: 'session.problems.unauthorizedDomain' },
  'auth/captcha-check-failed': { key: 'session.problems.captchaFailed' },
  'auth/web-storage-unsupported': { key: 'session.problems.storageBlocked' },
};

/** Sentence for an error code; an unknown code is shown with its name. */
export const problemOf = (code: string): Problem => problems[code] ?? { key: 'session.problems.unknown' };

/** Codes of what passes: the same question may succeed after a while. */
const passing: ReadonlySet<string> = new Set([
  'auth/network-request-failed',
  'auth/timeout',
  'auth/internal-error',
  'auth/too-many-requests',
  'auth/quota-exceeded',
]);
export const mayPass = (code: string): boolean => passing.has(code);
