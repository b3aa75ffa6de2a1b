import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { kyselyOver, poolOptions } from '../../src/db/database.ts';
import { listenOver, type Listen } from '../../src/db/listen.ts';
import { settleSessions } from '../../src/db/session-settings.ts';
import { openPglite } from '../../src/db/pglite/pool.ts';
import { addressOf, TEMPLATE, TEST_DATABASES, TEST_FOLDER, TEST_POOLER } from './settings.ts';

export interface TestDatabase {
  /** As the product has it: through a pooler where the run has one. */
  readonly pool: pg.Pool;
  /** PostgreSQL itself, for what needs a session of its own. */
  readonly direct: pg.Pool;
  readonly listen: Listen;
  close(): Promise<void>;
}

async function copyOfTemplate(server: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(addressOf(server, 'postgres'));
  // A file that failed may leave it open until the server stops.
  admin.on('error', () => undefined);
  await admin.connect();
  await admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  // A copy has the tables of its template, but not what the role has set for it.
  const settling = new pg.Pool({ ...poolOptions(1), ...addressOf(server, name) });
  await settleSessions(kyselyOver(settling));
  await settling.end();
  const pooler = process.env[TEST_POOLER];
  const direct = new pg.Pool({ ...poolOptions(5), ...addressOf(server, name) });
  const pool = pooler ? new pg.Pool({ ...poolOptions(5), ...addressOf(pooler, name) }) : direct;
  return {
    pool,
    direct,
    listen: listenOver(addressOf(server, name)),
    async close() {
      await pool.end();
      if (pool !== direct) await direct.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

async function copyOfFolder(folder: string): Promise<TestDatabase> {
  const copy = path.join(folder, `test_${randomBytes(6).toString('hex')}`);
  fs.cpSync(path.join(folder, TEMPLATE), copy, { recursive: true });
  const lite = await openPglite(copy, poolOptions(1), { durable: false });
  return {
    ...lite,
    direct: lite.pool,
    async close() {
      await lite.close();
      fs.rmSync(copy, { recursive: true, force: true });
    },
  };
}

/** A filled database of its own: a copy of the one that was prepared for the run. */
export async function testDatabase(): Promise<TestDatabase> {
  const folder = process.env[TEST_FOLDER];
  if (folder) return copyOfFolder(folder);
  return copyOfTemplate(process.env[TEST_DATABASES]!);
}
