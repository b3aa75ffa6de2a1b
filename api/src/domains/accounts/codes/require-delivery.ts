import { DomainError } from '../../../http/domain-error.ts';

/** Refuses what would send a message that nobody delivers. */
export function requireDelivery({ isConfigured }: { readonly isConfigured: boolean }): void {
  if (!isConfigured)
    throw new DomainError('mailNotConfigured', 'This server cannot send messages at the moment.', {
      status: 400,
    });
}
