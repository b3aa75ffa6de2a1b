import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Longer than a statement may take at the server (`statement_timeout`): then it hangs, or its machine is gone. */
export const ANSWER_TIMEOUT_MS = 20_000;

/** How the driver states that `query_timeout` is over. */
const NO_ANSWER = 'Query read timeout';

/**
 * A pool, of connections with a `query_timeout`, that throws one away on which a statement got no answer: each statement after it
 * would wait behind it.
 */
export function answering(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      let lost: unknown;
      const query = async (sql: string, parameters: readonly unknown[]) => {
        if (lost) throw lost;
        try {
          return await client.query(sql, parameters);
        } catch (error) {
          if (error instanceof Error && error.message === NO_ANSWER) lost = error;
          throw error;
        }
      };
      return {
        query: query as PostgresPoolClient['query'],
        release: (isBroken) => client.release(isBroken || lost !== undefined),
      };
    },
    end: () => pool.end(),
  };
}
