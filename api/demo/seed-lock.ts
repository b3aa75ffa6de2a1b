import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../src/db/database.ts';

const LOCK = 0x11_7e_3;
const RETRY_MS = 250;

/**
 * Waits, until the end of the transaction of another process that seeds, for the lock of the seed. In short statements: one that has
 * no answer for long is given up.
 */
export async function lockSeed(trx: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{
      has: boolean;
    }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as has`.execute(trx);
    if (rows[0]?.has) return;
    await pause(RETRY_MS);
  }
}
