import type { Database, Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import { removeFiles } from '#files/stored-files.ts';
import type { Job } from '#jobs/job.ts';
import { DAY_MS, MINUTE_MS, type Clock } from '#ports/clock.ts';
import type { IdentityAccounts } from '#ports/identity-accounts.ts';
import type { StoragePort } from '#ports/storage.ts';
import type { SecurityEmails } from '#domains/accounts/profile/security-emails.ts';
import type { SecurityService } from '#domains/accounts/sessions/security.service.ts';
import type { SessionService } from '#domains/accounts/sessions/sessions.service.ts';
import { identityUnavailable } from '#domains/accounts/methods/identity-unavailable.ts';
import { isOwnSubject, subjectsOf, userById } from '#domains/accounts/users.queries.ts';
import * as deletions from './deletions.queries.ts';
import { filesOf, removeUser } from './leaving.queries.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  storage: StoragePort;
  identityAccounts: IdentityAccounts | undefined;
  sessions: SessionService;
  emails: SecurityEmails;
  security: Pick<SecurityService, 'note'>;
}

/** How long an account waits before it is gone. */
const WAITING_DAYS = 7;
/** An online payment is decided after a day at the latest, unless its gateway does not answer. */
const PAYMENT_DAYS = 2;

/** Accounts that go: they wait for seven days, in which a sign-in brings them back (ADR 0102). */
export function leavingService({
  db,
  clock,
  storage,
  identityAccounts,
  sessions,
  emails,
  security,
}: Dependencies) {
  /** Its rows would go with the account, and nothing would show that the money arrived. */
  const hasOpenPayment = (executor: Db, userId: number) =>
    deletions.hasOpenPayment(executor, userId, new Date(clock.now().getTime() - PAYMENT_DAYS * DAY_MS));

  /**
   * Deletes the account here and at the identity service; false when a sign-in kept it meanwhile, or a payment is open. `refusal`: what
   * is thrown when the identity service fails.
   */
  async function remove(
    userId: number,
    refusal: (error: unknown) => unknown = (error) => error,
  ): Promise<boolean> {
    const user = await userById(db, userId);
    const letters = await emails.beforeTransaction();
    const files = await db.transaction().execute(async (trx) => {
      if (!(await deletions.lockDue(trx, userId, clock.now()))) return undefined;
      if (await hasOpenPayment(trx, userId)) return undefined;
      const paths = await filesOf(trx, userId);
      if (user) await letters(trx).accountDeleted(user);
      // The identity account goes first: its name is among the rows.
      for (const subject of await subjectsOf(trx, userId))
        if (!isOwnSubject(subject))
          await identityAccounts?.remove(subject).catch((error: unknown) => {
            throw refusal(error);
          });
      await sessions.revokeAll(userId, trx);
      await removeUser(trx, userId);
      return paths;
    });
    if (!files || !user) return false;
    sessions.forget(userId);
    await removeFiles(storage, files);
    return true;
  }

  async function remind(): Promise<void> {
    const now = clock.now();
    const tomorrow = new Date(now.getTime() + DAY_MS);
    const letters = await emails.beforeTransaction();
    await db.transaction().execute(async (trx) => {
      for (const account of await deletions.takeReminders(trx, tomorrow, now))
        await letters(trx).accountGoesSoon(account, account.due_at);
    });
  }

  /** One account that cannot go now, for example while the identity service is out of reach, does not keep the others. */
  async function removeDue(): Promise<void> {
    const failures: unknown[] = [];
    for (const { id } of await deletions.dueDeletions(db, clock.now())) {
      try {
        await remove(id);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  return {
    /**
     * Begins the waiting time: the listings are hidden for others, and every session ends. Answers when the account goes; for an
     * account that waits already this is its first moment.
     */
    async request(userId: number): Promise<Date> {
      const now = clock.now();
      const due = new Date(now.getTime() + WAITING_DAYS * DAY_MS);
      const user = await userById(db, userId);
      const letters = await emails.beforeTransaction();
      const isNew = await db.transaction().execute(async (trx) => {
        if (!(await deletions.beginDeletion(trx, userId, { now, due }))) return false;
        await sessions.revokeAll(userId, trx);
        await security.note(trx, userId, 'deletion_requested');
        if (user) await letters(trx).accountLeaves(user, due);
        return true;
      });
      sessions.forget(userId);
      return isNew ? due : ((await deletions.dueAt(db, userId)) ?? due);
    },

    /** Ends the waiting time: the listings are shown again. False when the account did not wait. */
    async keep(userId: number): Promise<boolean> {
      const letters = await emails.beforeTransaction();
      return db.transaction().execute(async (trx) => {
        if (!(await deletions.endDeletion(trx, userId, clock.now()))) return false;
        await security.note(trx, userId, 'deletion_cancelled');
        const user = await userById(trx, userId);
        if (user) await letters(trx).accountStays(user);
        return true;
      });
    },

    /** Deletes an account at once, if it waits for its deletion; false when it does not. Refused while a payment is open. */
    async removeNow(userId: number): Promise<boolean> {
      if ((await deletions.dueAt(db, userId)) && (await hasOpenPayment(db, userId)))
        throw new DomainError(
          'wrongState',
          'A payment of yours is still open. Delete your account once it is decided.',
        );
      if (!(await deletions.endWaiting(db, userId, clock.now()))) return false;
      return remove(userId, identityUnavailable);
    },

    lostWithAccount: (userId: number) => deletions.lostWithAccount(db, userId),

    job: {
      name: 'account_deletions',
      every: MINUTE_MS,
      async run() {
        await remind();
        await removeDue();
      },
    } satisfies Job,
  };
}

export type LeavingService = ReturnType<typeof leavingService>;
