import type { SignInMethodRow } from '@lintel/api-contract';
import type { Database, Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import type { IdentityAccount, IdentityAccounts } from '#ports/identity-accounts.ts';
import type { IdentityPort } from '#ports/identity.ts';
import { phoneText } from '#text/phone-text.ts';
import type { ProofStore } from '#domains/accounts/codes/proofs.ts';
import { removeResets } from '#domains/accounts/passwords/password-resets.queries.ts';
import { passwordProblem } from '#domains/accounts/passwords/password-rules.ts';
import { hashPassword } from '#domains/accounts/passwords/passwords.ts';
import type { SecurityEmails } from '#domains/accounts/profile/security-emails.ts';
import type { Ownership, OwnershipService } from '#domains/accounts/sessions/ownership.service.ts';
import type { SecurityService } from '#domains/accounts/sessions/security.service.ts';
import type { SessionService } from '#domains/accounts/sessions/sessions.service.ts';
import * as users from '#domains/accounts/users.queries.ts';
import { identityUnavailable } from './identity-unavailable.ts';
import * as queries from './methods.queries.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  identity: IdentityPort;
  identityAccounts: IdentityAccounts | undefined;
  proofs: ProofStore;
  sessions: SessionService;
  ownership: OwnershipService;
  emails: SecurityEmails;
  security: Pick<SecurityService, 'note' | 'endOthers'>;
}

type Method = SignInMethodRow['method'];

/** A new password, and what shows that the caller may set it. */
export interface PasswordChange extends Ownership {
  readonly newPassword: string;
  readonly endsOthers: boolean;
}

/** A way to sign in, with where it is kept: here (`own`) or as accounts of the identity service, by subject. */
interface Kept {
  readonly method: Method;
  readonly isOwn: boolean;
  readonly subjects: readonly string[];
  /** The number that was proved with it; the one of the profile may be another. */
  readonly phone: string | null;
  /** The address that signs in with it there; the one of the account may be another. */
  readonly email: string | null;
}

/** Wire names of ways to sign in, by login type. */
const BY_TYPE: Record<number, Method> = { 0: 'google', 1: 'phone', 3: 'password' };
const ALL: readonly Method[] = ['password', 'google', 'phone'];

/** How a user signs in: change the password, add and remove ways. The last way stays. */
export function methodsService({
  db,
  clock,
  identity,
  identityAccounts,
  proofs,
  sessions,
  ownership,
  emails,
  security,
}: Dependencies) {
  async function record(userId: number) {
    const user = await users.userById(db, userId);
    if (!user) throw new DomainError('unauthenticated', 'Please sign in.');
    return user;
  }

  /** Ways of the identity service by subject; without its operator's calls what was noted at the first sign-in. */
  async function methodsOfSubject(
    subject: string,
    type: number,
  ): Promise<Pick<IdentityAccount, 'methods'> & Partial<IdentityAccount>> {
    const noted = BY_TYPE[type];
    if (users.isOwnSubject(subject)) return { methods: subject.startsWith('otp-') ? ['phone'] : [] };
    if (!identityAccounts) return { methods: noted ? [noted] : [] };
    const account = await identityAccounts.find(subject).catch(() => {
      throw identityUnavailable();
    });
    return account ?? { methods: [] };
  }

  async function kept(executor: Db, user: users.UserRecord): Promise<Kept[]> {
    const identities = await queries.identitiesOf(executor, user.id);
    const found = await Promise.all(
      identities.map(async ({ subject, login_type }) => ({
        subject,
        ...(await methodsOfSubject(subject, login_type)),
      })),
    );
    return ALL.flatMap((method) => {
      const holders = found.filter((each) => each.methods.includes(method));
      const isOwn = method === 'password' && user.password_hash !== null;
      if (!isOwn && holders.length === 0) return [];
      const phone = holders.find((each) => each.phone)?.phone ?? null;
      const email = holders.find((each) => each.email)?.email ?? null;
      return [{ method, isOwn, subjects: holders.map(({ subject }) => subject), phone, email }];
    });
  }

  async function list(userId: number): Promise<SignInMethodRow[]> {
    const user = await record(userId);
    const all = await kept(db, user);
    const address = user.email || user.pending_email;
    return all.map(({ method, isOwn, phone, email }) => ({
      method,
      // The number of the profile may be one without a proof.
      detail: { password: address, google: email ?? address, phone }[method],
      ...(method === 'phone' && phone ? { detail_text: phoneText(phone) } : {}),
      is_own: isOwn,
      is_only: all.length === 1,
    }));
  }

  return {
    list,

    /** The ways after a change that has happened, so that what cannot be listed makes no failure of it. */
    async listAfterChange(userId: number): Promise<SignInMethodRow[] | null> {
      return list(userId).catch((error: unknown) => {
        if (error instanceof DomainError && error.key === 'unavailable') return null;
        throw error;
      });
    },

    /** Changes the password that is kept here, or gives one to an account that has none. */
    async changePassword(userId: number, change: PasswordChange): Promise<void> {
      const { newPassword, endsOthers, password, tokenHash, network } = change;
      const user = await record(userId);
      const isFirst = user.password_hash === null;
      if (isFirst && !user.is_email_verified)
        throw new DomainError('emailNotVerified', 'Confirm your email address first.');
      if (isFirst) await ownership.require(user, change, 'new_password');
      else await ownership.requirePassword(user, password ?? '', network);
      const problem = passwordProblem(newPassword, user);
      if (problem)
        throw new DomainError('validation', `The password ${problem.text}.`, {
          fields: { new_password: problem.text },
        });
      const password_hash = await hashPassword(newPassword);
      const letters = await emails.beforeTransaction();
      await db.transaction().execute(async (trx) => {
        await users.updateUser(trx, userId, { password_hash });
        await removeResets(trx, userId);
        await security.note(trx, userId, isFirst ? 'method_added' : 'password_changed');
        if (isFirst) await letters(trx).signInMethodAdded(user);
        else await letters(trx).passwordChanged(user);
      });
      if (endsOthers && tokenHash) await security.endOthers(userId, tokenHash);
    },

    /** The password was changed at the identity service, as its fresh token shows. */
    async notePasswordChange(
      userId: number,
      {
        idToken,
        endsOthers,
        tokenHash,
      }: { idToken: string; endsOthers: boolean; tokenHash: Buffer | undefined },
    ): Promise<void> {
      const user = await record(userId);
      const who = await identity.verify(idToken).catch(() => undefined);
      const isFresh = who?.signedInAt && clock.now().getTime() - who.signedInAt.getTime() < 5 * 60_000;
      if (!isFresh || !(await users.subjectsOf(db, userId)).includes(who.subject))
        throw new DomainError(
          'identityProofInvalid',
          'Your sign-in could not be confirmed. Please sign in again.',
        );
      // The service voids older tokens; sessions here end only if the user wants it, so its moment counts as known.
      if (who.validSince) await sessions.refuseBefore(userId, who.validSince);
      const letters = await emails.beforeTransaction();
      await db.transaction().execute(async (trx) => {
        await security.note(trx, userId, 'password_changed');
        await letters(trx).passwordChanged(user);
      });
      if (endsOthers && tokenHash) await security.endOthers(userId, tokenHash);
    },

    /** Adds a way to sign in that the caller has just proved. */
    async link(
      userId: number,
      { type, authId, idToken }: { type: number; authId: string; idToken: string | undefined },
      owner: Ownership,
    ): Promise<void> {
      const user = await record(userId);
      await ownership.require(user, owner, 'type');
      const found = idToken === undefined ? await proofs.find(authId) : undefined;
      const subject =
        idToken === undefined
          ? found && 'subject' in found
            ? found.subject
            : undefined
          : (await identity.verify(idToken).catch(() => undefined))?.subject;
      const refused = new DomainError(
        'identityProofInvalid',
        'Your sign-in could not be confirmed. Please sign in again.',
      );
      if (subject === undefined || (idToken !== undefined && subject !== authId)) throw refused;
      const letters = await emails.beforeTransaction();
      await db.transaction().execute(async (trx) => {
        if (idToken === undefined && !(await proofs.use(trx, authId))) throw refused;
        if (!(await users.addIdentity(trx, userId, subject, type))) {
          const holder = await queries.identityOf(trx, subject);
          if (holder?.user_id !== userId)
            throw new DomainError('conflict', 'This way to sign in belongs to another account.');
          // Another tab was first. Of another type, it is new: the identity service has added it to an account that was linked.
          if (holder.login_type === type) return;
        }
        await security.note(trx, userId, 'method_added');
        await letters(trx).signInMethodAdded(user);
      });
    },

    /** Removes a way to sign in, unless it is the last one. */
    async unlink(userId: number, method: Method, owner: Ownership): Promise<void> {
      const user = await record(userId);
      await ownership.require(user, owner, 'method');
      const letters = await emails.beforeTransaction();
      await db.transaction().execute(async (trx) => {
        // Of two removals at once the second one sees what the first has left.
        const locked = await queries.lockUser(trx, userId);
        const all = await kept(trx, { ...user, ...locked });
        const found = all.find((each) => each.method === method);
        if (!found) throw new DomainError('notFound', 'You do not sign in that way.', { status: 400 });
        if (all.length === 1)
          throw new DomainError('wrongState', 'This is your only way to sign in. Add another one first.');
        const isShared = (subject: string) =>
          all.some((each) => each.method !== method && each.subjects.includes(subject));
        for (const subject of found.subjects)
          if (!isShared(subject)) await queries.removeIdentity(trx, userId, subject);
        if (found.isOwn) {
          await users.updateUser(trx, userId, { password_hash: null });
          await removeResets(trx, userId);
        }
        await security.note(trx, userId, 'method_removed');
        await letters(trx).signInMethodRemoved(user);
        // Last: what the identity service refuses undoes the rest.
        for (const subject of found.subjects)
          if (isShared(subject))
            await identityAccounts?.removeMethod(subject, method).catch(() => {
              throw identityUnavailable();
            });
      });
    },
  };
}

export type MethodsService = ReturnType<typeof methodsService>;
