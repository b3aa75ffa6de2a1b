import { Refusal } from '../../../http/refusal.ts';

/** Refuses what would send a letter that nobody delivers. */
export function requireDelivery({ isConfigured }: { readonly isConfigured: boolean }): void {
  if (!isConfigured)
    throw new Refusal('mailNotConfigured', 'This server cannot send messages at the moment.', {
      status: 400,
    });
}
