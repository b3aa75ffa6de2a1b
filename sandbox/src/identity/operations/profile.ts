import type { Account, FederatedProfile } from '../accounts.ts';

/** What the SDK lists under `user.providerData`. */
export function providerUserInfo(account: Account) {
  const list: object[] = [];
  if (account.passwordHash) {
    list.push({
      providerId: 'password',
      email: account.email,
      federatedId: account.email,
      rawId: account.email,
      displayName: account.displayName,
      photoUrl: account.photoUrl,
    });
  }
  if (account.phoneNumber) {
    list.push({ providerId: 'phone', phoneNumber: account.phoneNumber, rawId: account.phoneNumber });
  }
  for (const profile of account.federated) list.push({ ...profile, federatedId: federatedIdOf(profile) });
  return list;
}

export const federatedIdOf = (profile: FederatedProfile) => `https://accounts.google.com/${profile.rawId}`;

/** The row of `accounts:lookup`. Times are texts of milliseconds (or seconds in `validSince`), as with the vendor. */
export function userRow(account: Account) {
  return {
    localId: account.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    displayName: account.displayName,
    photoUrl: account.photoUrl,
    phoneNumber: account.phoneNumber,
    disabled: account.disabled,
    providerUserInfo: providerUserInfo(account),
    validSince: String(Math.floor(account.sessionsValidFrom / 1000)),
    createdAt: String(account.createdAt),
    lastLoginAt: account.lastSignInAt ? String(account.lastSignInAt) : undefined,
    // The SDK only asks whether there is a hash; the hash itself never leaves.
    passwordHash: account.passwordHash ? 'UkVEQUNURUQ=' : undefined,
  };
}
