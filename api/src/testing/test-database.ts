import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { poolOptions } from '../db/database.ts';
import { listenOver, type Listen } from '../db/listen.ts';
import { openPglite } from '../db/pglite/pool.ts';
import { prepare } from './prepare-databases.ts';
import { addressOf, TEMPLATE, TEST_DATABASES } from './settings.ts';

export interface TestDatabase {
  readonly pool: pg.Pool;
  readonly listen: Listen;
  close(): Promise<void>;
}

async function copyOfTemplate(server: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(addressOf(server, 'postgres'));
  // A file that failed may leave it open until the server stops.
  admin.on('error', () => undefined);
  await admin.connect();
  await admin.query(`create database ${name} template ${TEMPLATE}`);
  const pool = new pg.Pool({ ...poolOptions(5), ...addressOf(server, name) });
  return {
    pool,
    listen: listenOver(addressOf(server, name)),
    async close() {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** A filled database of its own: a copy on the run's server, or PGlite with `TEST_DATABASE=pglite`. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = process.env[TEST_DATABASES];
  if (server) return copyOfTemplate(server);
  const lite = await openPglite(undefined, poolOptions(1));
  await prepare(lite.pool);
  return lite;
}
