import { DomainError } from '#http/domain-error.ts';

/** The identity service does not answer, or does not do what it was asked for; another try may succeed. */
export const identityUnavailable = () =>
  new DomainError('unavailable', 'The sign-in service cannot be reached. Please try again.', { status: 503 });
