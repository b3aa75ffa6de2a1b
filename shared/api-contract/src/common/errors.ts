/**
 * Machine keys of every failure, and the HTTP status each one has in the newer answer style.
 * Older calls answer HTTP 200 with `error: true`; the key is the same (docs/spec/wire-format.md#two-styles).
 */
export const errorStatus = {
  validation: 400,
  invalidCredentials: 400,
  emailNotVerified: 400,
  emailTaken: 400,
  identityProofInvalid: 400,
  packageRequired: 400,
  profileIncomplete: 400,
  verificationRequired: 400,
  premiumRequired: 400,
  notComparable: 400,
  wrongState: 400,
  mailNotConfigured: 400,
  noPaymentMethod: 400,
  youBlocked: 400,
  youAreBlocked: 400,
  unauthenticated: 401,
  accountDeactivated: 401,
  demoMode: 403,
  forbidden: 403,
  recentSignInRequired: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  outdated: 409,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
} as const;

/** One closed union; a new failure is added to the table above and nowhere else. */
export type ErrorKey = keyof typeof errorStatus;
export const errorKeys = Object.keys(errorStatus) as ErrorKey[];

/** What a failed call answers, with HTTP 200 (older calls) or the status of the key (newer calls). */
export interface ErrorEnvelope {
  error: true;
  /** English text for a toast; a client translates `key` instead where it can. */
  message: string;
  key: ErrorKey;
  /** Field path → message. Ours; the deployed back end has none. */
  fields?: Record<string, string>;
  code?: number;
  data?: unknown;
  is_active?: false;
}

/**
 * A failed call as data, whatever went wrong below it.
 * `rejected` = the back end refused (`key`, `message`, `fields` as it sent them);
 * `invalid-reply` = the answer was not the envelope;
 * `unavailable` as the `key` of one without an envelope = the site cannot be reached, though the browser has a network.
 */
export interface ApiError {
  kind: 'offline' | 'timeout' | 'aborted' | 'rejected' | 'invalid-reply';
  /** The same call may succeed later without any change. */
  retryable: boolean;
  /** HTTP status, where an answer came. */
  status?: number;
  key?: ErrorKey;
  message?: string;
  fields?: Record<string, string>;
  data?: unknown;
}
