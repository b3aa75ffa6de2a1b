import { randomBytes } from 'node:crypto';
import { isDuplicate, type Database, type Db } from '#db/database.ts';
import { hashToken } from '#http/authentication.ts';
import { DomainError } from '#http/domain-error.ts';
import { DAY_MS, type Clock } from '#ports/clock.ts';
import * as undos from './address-undos.queries.ts';
import { clearOtherClaims, endPending, removeCodesOf } from './addresses.queries.ts';
import { wrongCode, type CodeStore } from '#domains/accounts/codes/codes.ts';
import type { AccountLimits } from '#domains/accounts/limits.ts';
import { removeResets } from '#domains/accounts/passwords/password-resets.queries.ts';
import { moveIdentityAddress } from '#domains/accounts/methods/identity-addresses.ts';
import type { Ownership, OwnershipService } from '#domains/accounts/sessions/ownership.service.ts';
import type { IdentityAccounts } from '#ports/identity-accounts.ts';
import type { SecurityService } from '#domains/accounts/sessions/security.service.ts';
import type { EventEmails, SecurityEmails } from './security-emails.ts';
import type { SessionService } from '#domains/accounts/sessions/sessions.service.ts';
import * as users from '#domains/accounts/users.queries.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  codes: CodeStore;
  sessions: SessionService;
  emails: SecurityEmails;
  security: Pick<SecurityService, 'note'>;
  limits: AccountLimits;
  ownership: OwnershipService;
  identityAccounts: IdentityAccounts | undefined;
}

const UNDO_LIFETIME_MS = 7 * DAY_MS;

/** Who asks for another address, and how they show that it is their account. */
export interface AddressChangeRequest extends Ownership {
  readonly email: string;
}

/** Changes of the e-mail address: requested, withdrawn, confirmed by a code to the new address, undone from the old one (ADR 0049). */
export function addressChangeService({
  db,
  clock,
  codes,
  sessions,
  emails,
  security,
  limits,
  ownership,
  identityAccounts,
}: Dependencies) {
  /** Notifies the present address of the account, with a link that undoes the change. */
  async function warn(
    executor: Db,
    user: users.UserRecord,
    write: EventEmails['addressChanged'],
  ): Promise<void> {
    if (!user.email) return;
    const token = randomBytes(32).toString('base64url');
    const now = clock.now();
    await undos.addUndo(executor, {
      token_hash: hashToken(token),
      user_id: user.id,
      email: user.email,
      password_hash: user.password_hash,
      subjects: await users.subjectsOf(executor, user.id),
      created_at: now,
      expires_at: new Date(now.getTime() + UNDO_LIFETIME_MS),
    });
    await write(user, token);
  }

  const undoOf = (token: string) => undos.validUndo(db, hashToken(token), clock.now());

  return {
    /**
     * Checks a request for another address. What it answers notes the address and sends a code to it, in the transaction of the
     * caller; the present one stays until the code arrives. An address of another account looks the same; its owner is notified.
     */
    async prepare(
      user: users.UserRecord,
      request: AddressChangeRequest,
    ): Promise<(trx: Db) => Promise<void>> {
      const { email, network } = request;
      await ownership.require(user, request, 'email');
      await limits.emailsFromNetwork.check(network);
      await limits.messagesToRecipient.check(email.toLowerCase());
      const letters = await emails.beforeTransaction();
      return async (trx) => {
        await users.updateUser(trx, user.id, { pending_email: email });
        await removeCodesOf(trx, user.id);
        const owner = await users.accountOfEmail(trx, email);
        const code = await codes.issue(email.toLowerCase(), { kind: 'change', userId: user.id }, trx);
        if (owner) await letters(trx).addressIsYours({ email, language: owner.language });
        else await letters(trx).confirmChange({ email, language: user.language }, code);
        await warn(trx, user, letters(trx).addressChangeAsked);
      };
    },

    /** Ends the change that waits for its code. The link to the present address stays valid: it warns of a thief who withdraws, too. */
    async withdraw(trx: Db, userId: number): Promise<void> {
      if (!(await endPending(trx, userId)))
        throw new DomainError('wrongState', 'There is no change of your email to cancel.');
      await removeCodesOf(trx, userId);
    },

    /** A code for the change has been entered with a session of the account; it counts again when the change fails. */
    async apply(userId: number, email: string, spendCode: (trx: Db) => Promise<void>): Promise<void> {
      const before = await users.userById(db, userId);
      const wanted = before?.pending_email;
      if (!before || wanted?.toLowerCase() !== email) throw wrongCode();
      const letters = await emails.beforeTransaction();
      try {
        await db.transaction().execute(async (trx) => {
          await spendCode(trx);
          // Another page of the user may have withdrawn it since.
          if (!(await clearOtherClaims(trx, email)).includes(userId)) throw wrongCode();
          await users.updateUser(trx, userId, {
            email: wanted,
            pending_email: null,
            is_email_verified: true,
          });
          // Links that went to the old address.
          await removeResets(trx, userId);
          await security.note(trx, userId, 'email_changed');
          await warn(trx, before, letters(trx).addressChanged);
          // Last: what the identity service refuses undoes the rest.
          await moveIdentityAddress(trx, identityAccounts, userId, { before: before.email, after: wanted });
        });
      } catch (error) {
        if (isDuplicate(error)) throw wrongCode();
        throw error;
      }
    },

    /** Does not use the link up. */
    async isValid(token: string): Promise<boolean> {
      return (await undoOf(token)) !== undefined;
    },

    /**
     * Undoes a change: the previous address and password are valid again, sessions end, devices and sign-in methods that were
     * added since are removed. False when the link does not work any more.
     */
    async undo(token: string, network: string): Promise<boolean> {
      await limits.linksFromNetwork.check(network);
      const undo = await undoOf(token);
      if (!undo) return false;
      const changed = await users.userById(db, undo.user_id);
      const restored = await db.transaction().execute(async (trx) => {
        if (!(await undos.useUndo(trx, undo))) return false;
        const holder = await users.accountOfEmail(trx, undo.email);
        if (holder && holder.id !== undo.user_id) return false;
        await clearOtherClaims(trx, undo.email);
        await users.updateUser(trx, undo.user_id, {
          email: undo.email,
          pending_email: null,
          is_email_verified: true,
          password_hash: undo.password_hash,
        });
        // What the user who changed the address may have made since. Older undo links belong to the owner.
        await removeResets(trx, undo.user_id);
        await undos.removeUndosSince(trx, undo);
        await users.keepOnlyIdentities(trx, undo.user_id, undo.subjects);
        await sessions.revokeAll(undo.user_id, trx);
        await moveIdentityAddress(trx, identityAccounts, undo.user_id, {
          before: changed?.email ?? '',
          after: undo.email,
        });
        return true;
      });
      sessions.forget(undo.user_id);
      return restored;
    },
  };
}

export type AddressChangeService = ReturnType<typeof addressChangeService>;
