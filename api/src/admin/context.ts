import type { Kysely } from 'kysely';
import type { Db } from '#db/database.ts';
import type { Tables } from '#db/schema/tables.ts';
import type { Notifier } from '#domains/notifications/notifier.ts';
import type { Clock } from '#ports/clock.ts';

/** What a command of the administration works with. */
export interface AdminContext {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly notifier: Notifier;
  /** Who runs the command, for the ledger. */
  readonly actor: string;
}

export interface Action {
  /** Name of what is done, e.g. `property.approve`. */
  readonly action: string;
  /** What it is done to, e.g. `property 7`. */
  readonly subject: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Does something in one transaction together with its row of the ledger; both happen or none. */
export function audited<T>(
  { db, clock, actor }: AdminContext,
  work: (trx: Db) => Promise<{ result: T; ledger: Action }>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const { result, ledger } = await work(trx);
    await trx
      .insertInto('audit_log')
      .values({
        actor,
        action: ledger.action,
        subject: ledger.subject,
        details: JSON.stringify(ledger.details ?? {}),
        happened_at: clock.now(),
      })
      .execute();
    return result;
  });
}

/** What the ledger keeps of a decision: why, and about which revision. */
export const notes = (reason: string | undefined, revision: number | undefined) => ({
  ...(reason && { reason }),
  ...(revision !== undefined && { revision }),
});

/** Refuses a decision that was made from an earlier state of what it is about. Call it with the row locked. */
export function requireLooked(
  what: string,
  { revision }: { readonly revision: number },
  stated: number | undefined,
): void {
  if (stated !== undefined && stated !== revision)
    throw new AdminError(
      `${what} was changed since revision ${stated} and is at revision ${revision} now. Look at it again.`,
    );
}

/** A command that cannot be done; the message is one sentence for the operator. */
export class AdminError extends Error {}
