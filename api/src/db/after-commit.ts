import { PostgresDriver, type DatabaseConnection, type TransactionSettings } from 'kysely';
import { isConnectionLost } from '#db/server/lost-connection.ts';
import type { Db } from './database.ts';

/** Connections with an open transaction, and what waits for its end. */
const waiting = new WeakMap<DatabaseConnection, (() => void)[]>();

/** PostgreSQL, with work that begins when a transaction is committed and is forgotten when it is not. */
export class CommittingDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    waiting.delete(connection);
    await super.beginTransaction(connection, settings);
    waiting.set(connection, []);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const work = waiting.get(connection) ?? [];
    waiting.delete(connection);
    await super.commitTransaction(connection);
    for (const begin of work) begin();
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    waiting.delete(connection);
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      // The server takes back what a lost connection began; the caller gets the error that lost it.
      if (!isConnectionLost(error)) throw error;
    }
  }
}

/** Begins work once the executor's transaction is committed; outside of one, at once. The work must not throw. */
export async function afterCommit(executor: Db, work: () => void): Promise<void> {
  if (!executor.isTransaction) return work();
  await executor.getExecutor().provideConnection(async (connection) => {
    const before = waiting.get(connection);
    if (!before) throw new Error('this connection has no transaction');
    before.push(work);
  });
}
