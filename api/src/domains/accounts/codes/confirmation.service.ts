import { randomBytes } from 'node:crypto';
import type { Database, Db } from '#db/database.ts';
import type { AddressChangeService } from '#domains/accounts/profile/address-change.service.ts';
import { clearOtherClaims, type Registration } from '#domains/accounts/profile/addresses.queries.ts';
import { wrongCode, type Claim } from './codes.ts';
import type { SessionService } from '#domains/accounts/sessions/sessions.service.ts';
import * as users from '#domains/accounts/users.queries.ts';

interface Dependencies {
  db: Database;
  sessions: SessionService;
  addressChange: AddressChangeService;
}

/** Login type of the wire contract. */
const E_MAIL = 3;
const UNIQUE_VIOLATION = '23505';

/** Confirms addresses: one account gets the address, all other claims on it end (ADR 0049). */
export function confirmationService({ db, sessions, addressChange }: Dependencies) {
  async function createFrom({ email, name, mobile, password_hash }: Registration): Promise<number> {
    const subject = `mail-${randomBytes(18).toString('base64url')}`;
    const user = { name, email, mobile, password_hash, login_type: E_MAIL, is_email_verified: true };
    const userId = await users.createUser(db, user, subject, async (trx) => {
      await clearOtherClaims(trx, email);
    });
    if (userId !== undefined) return userId;
    // The address was confirmed in another way a moment ago; both prove the same person.
    const account = await users.accountOfEmail(db, email);
    if (!account) throw wrongCode();
    return account.id;
  }

  return {
    /** Confirms what a right code was sent for, and answers the account. The code is used up, but by a change that fails. */
    async confirm(email: string, claim: Claim, spendCode: (executor?: Db) => Promise<void>): Promise<number> {
      if (claim.kind === 'change') {
        await addressChange.apply(claim.userId, email, spendCode);
        return claim.userId;
      }
      await spendCode();
      if (claim.kind === 'registration') return createFrom(claim.registration);
      if (claim.kind === 'account') return claim.userId;
      throw wrongCode();
    },

    /**
     * The identity service states that the pending address of an account is confirmed. The user who confirmed it may be another
     * person than the one who made the account, so nothing that was there before stays valid but this sign-in method.
     */
    async confirmByIdentity(
      userId: number,
      { email, subject, signedInAt }: { email: string; subject: string; signedInAt: Date | undefined },
    ): Promise<void> {
      const confirm = async (trx: Db) => {
        await clearOtherClaims(trx, email);
        await users.updateUser(trx, userId, {
          email,
          pending_email: null,
          is_email_verified: true,
          password_hash: null,
        });
        await users.keepOnlyIdentities(trx, userId, [subject]);
        await sessions.revokeAll(userId, trx, signedInAt);
      };
      try {
        await db.transaction().execute(confirm);
      } catch (error) {
        // Another account has confirmed the address; this one keeps waiting for it.
        if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
      }
      sessions.forget(userId);
    },
  };
}

export type ConfirmationService = ReturnType<typeof confirmationService>;
