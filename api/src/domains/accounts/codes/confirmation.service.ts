import { randomBytes } from 'node:crypto';
import { isDuplicate, type Database, type Db } from '#db/database.ts';
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

/** Uses a code up for an account, in the transaction of what the code leads to. */
type SpendCode = (trx: Db, userId: number) => Promise<void>;

/** Login type of the wire contract. */
const E_MAIL = 3;

/** Confirms addresses: one account gets the address, all other claims on it end (ADR 0049). */
export function confirmationService({ db, sessions, addressChange }: Dependencies) {
  const spendFor = (userId: number, spendCode: SpendCode) =>
    db.transaction().execute((trx) => spendCode(trx, userId));

  async function createFrom(
    { email, name, mobile, password_hash }: Registration,
    spendCode: SpendCode,
  ): Promise<void> {
    const subject = `mail-${randomBytes(18).toString('base64url')}`;
    const user = { name, email, mobile, password_hash, login_type: E_MAIL, is_email_verified: true };
    const created = await users.createUser(db, user, subject, async (trx, id) => {
      // First: with the other claims goes a code that is left.
      await spendCode(trx, id);
      await clearOtherClaims(trx, email);
    });
    if (created !== undefined) return;
    // The address was confirmed in another way a moment ago; both prove the same user.
    const account = await users.accountOfEmail(db, email);
    if (!account) throw wrongCode();
    await spendFor(account.id, spendCode);
  }

  return {
    /** Confirms what a right code was sent for. The code is used up with it or not at all, so that it may be entered again. */
    async confirm(email: string, claim: Claim, spendCode: SpendCode): Promise<void> {
      if (claim.kind === 'change')
        return addressChange.apply(claim.userId, email, (trx) => spendCode(trx, claim.userId));
      if (claim.kind === 'registration') return createFrom(claim.registration, spendCode);
      if (claim.kind === 'account') return spendFor(claim.userId, spendCode);
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
        if (!isDuplicate(error)) throw error;
      }
      sessions.forget(userId);
    },
  };
}

export type ConfirmationService = ReturnType<typeof confirmationService>;
