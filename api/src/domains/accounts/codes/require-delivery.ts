import { DomainError } from '#http/domain-error.ts';

/** Refuses calls that need a delivery channel that is not configured. */
export function requireDelivery({ isConfigured }: { readonly isConfigured: boolean }): void {
  if (!isConfigured)
    throw new DomainError('mailNotConfigured', 'This server cannot send messages at the moment.', {
      status: 400,
    });
}
