import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { addressOf, TEMPLATE, TEST_DATABASES, TEST_POOLER } from '../settings.ts';

/** A filled database on the run's PostgreSQL, for back ends that are processes of their own. */
export interface EngineDatabase {
  /** Address of PostgreSQL itself. */
  readonly direct: string;
  /** Address through PgBouncer. */
  readonly pooled: string;
  /** A connection that checks what was written. */
  readonly client: pg.Client;
  close(): Promise<void>;
}

export async function engineDatabase(): Promise<EngineDatabase> {
  const [server, pooler] = [process.env[TEST_DATABASES]!, process.env[TEST_POOLER]!];
  const name = `engines_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(addressOf(server, 'postgres'));
  await admin.connect();
  await admin.query(`create database ${name} template ${TEMPLATE}`);
  const client = new pg.Client(addressOf(server, name));
  await client.connect();
  return {
    direct: addressOf(server, name).connectionString,
    pooled: addressOf(pooler, name).connectionString,
    client,
    async close() {
      await client.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
