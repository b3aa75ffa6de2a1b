import type { Account } from '../accounts.ts';

/** Removes ways to sign in by the vendor's names: `password`, `phone`, `google.com`. */
export function removeProviders(draft: Account, providers: readonly string[]): void {
  if (providers.includes('password')) delete draft.passwordHash;
  if (providers.includes('phone')) delete draft.phoneNumber;
  draft.federated = draft.federated.filter((each) => !providers.includes(each.providerId));
}
