import { DomainError } from '#http/domain-error.ts';
import type { Db } from '#db/database.ts';
import type { IdentityAccounts } from '#ports/identity-accounts.ts';
import { identityUnavailable } from './identity-unavailable.ts';
import { isOwnSubject, subjectsOf } from '#domains/accounts/users.queries.ts';

/**
 * Gives the accounts at the identity service that a user signs in to with the address `before`, or with a password, the address
 * `after`. Fails when one of them cannot have it, so that both sides agree.
 */
export async function moveIdentityAddress(
  db: Db,
  accounts: IdentityAccounts | undefined,
  userId: number,
  { before, after }: { before: string; after: string },
): Promise<void> {
  if (!accounts) return;
  for (const subject of await subjectsOf(db, userId)) {
    if (isOwnSubject(subject)) continue;
    try {
      const account = await accounts.find(subject);
      const signsInWithIt =
        account?.methods.includes('password') || account?.email?.toLowerCase() === before.toLowerCase();
      if (signsInWithIt) await accounts.setEmail(subject, after);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('EMAIL_EXISTS'))
        throw new DomainError('conflict', 'Another sign-in has this email address. Use another one.', {
          status: 409,
        });
      throw identityUnavailable();
    }
  }
}
