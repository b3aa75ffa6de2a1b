import { sql } from 'kysely';
import type { Database, Db } from '../../../src/db/database.ts';
import { eventually } from '../../gateways/gateway-harness.ts';

/** A transaction that has begun and was not committed yet. */
export interface OpenTransaction {
  /** Does the rest and resolves after the commit. */
  finish(): Promise<void>;
}

/** Does something in a transaction and keeps it open. `rest`: what it does before its commit. */
export async function openTransaction(
  db: Database,
  work: (trx: Db) => Promise<unknown>,
  rest?: (trx: Db) => Promise<unknown>,
): Promise<OpenTransaction> {
  let finish = () => {};
  let began = () => {};
  const isOpen = new Promise<void>((resolve) => (began = resolve));
  const done = db.transaction().execute(async (trx) => {
    await work(trx);
    const isFinished = new Promise<void>((resolve) => (finish = resolve));
    began();
    await isFinished;
    await rest?.(trx);
  });
  await Promise.race([isOpen, done]);
  return {
    finish: () => {
      finish();
      return done;
    },
  };
}

/** Resolves when so many statements of this database wait for a lock; an error when fewer do for eight seconds. */
export async function untilLockWait(db: Db, statements = 1): Promise<void> {
  const waiting = await eventually(
    async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      ).rows[0]!.n,
    (count) => count >= statements,
  );
  if (waiting < statements) throw new Error(`${waiting} statements wait for a lock instead of ${statements}`);
}
