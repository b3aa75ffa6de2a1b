import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import type { IdentityPort } from '#ports/identity.ts';
import type { Database } from '#db/database.ts';
import type { AccountLimits } from '#domains/accounts/limits.ts';
import { passwordMatches } from '#domains/accounts/passwords/passwords.ts';
import { subjectsOf, type UserRecord } from '#domains/accounts/users.queries.ts';
import type { SessionService } from './sessions.service.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  identity: IdentityPort;
  sessions: Pick<SessionService, 'startedAt'>;
  limits: AccountLimits;
}

/** A sign-in this young needs nothing more. */
const RECENT_MS = 15 * 60_000;

/** How a caller shows that the account is theirs: a young session, the password, or a fresh token of the identity service. */
export interface Ownership {
  readonly password?: string | undefined;
  readonly idToken?: string | undefined;
  readonly tokenHash: Buffer | undefined;
  readonly network: string;
}

/** Changes that take an account over need more than a session, which may be stolen. */
export function ownershipService({ db, clock, identity, sessions, limits }: Dependencies) {
  const isRecent = (moment: Date | undefined) =>
    moment !== undefined && clock.now().getTime() - moment.getTime() <= RECENT_MS;

  async function isProved(user: UserRecord, idToken: string): Promise<boolean> {
    const who = await identity.verify(idToken).catch(() => undefined);
    return (
      who !== undefined && isRecent(who.signedInAt) && (await subjectsOf(db, user.id)).includes(who.subject)
    );
  }

  return {
    /** Refuses a caller who shows nothing but an old session. `field`: where the form asks for the change. */
    async require(
      user: UserRecord,
      { password, idToken, tokenHash, network }: Ownership,
      field: string,
    ): Promise<void> {
      if (isRecent(tokenHash && (await sessions.startedAt(tokenHash)))) return;
      if (idToken !== undefined && (await isProved(user, idToken))) return;
      if (password === undefined)
        throw new DomainError('recentSignInRequired', 'Please sign in again to change your email address.', {
          fields: { [field]: 'needs a recent sign-in, or your password beside it' },
        });
      await this.requirePassword(user, password, network);
    },

    /** Refuses a wrong password of an account whose password is kept here. */
    async requirePassword(user: UserRecord, password: string, network: string): Promise<void> {
      await limits.passwordsForAccountFromNetwork.check(`account ${user.id} ${network}`);
      await limits.wrongPasswordsFromNetwork.check(network);
      if (!(await passwordMatches(user.password_hash, password)))
        throw new DomainError('invalidCredentials', 'The password is not correct.', {
          fields: { password: 'is not correct' },
        });
      await limits.wrongPasswordsFromNetwork.release(network);
    },
  };
}

export type OwnershipService = ReturnType<typeof ownershipService>;
