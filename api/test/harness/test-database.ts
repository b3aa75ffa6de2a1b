import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { poolOptions } from '../../src/db/database.ts';
import { listenOver, type Listen } from '../../src/db/listen.ts';
import { openPglite } from '../../src/db/pglite/pool.ts';
import { addressOf, TEMPLATE, TEST_DATABASES, TEST_FOLDER } from './settings.ts';

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

async function copyOfFolder(folder: string): Promise<TestDatabase> {
  const copy = path.join(folder, `test_${randomBytes(6).toString('hex')}`);
  fs.cpSync(path.join(folder, TEMPLATE), copy, { recursive: true });
  const lite = await openPglite(copy, poolOptions(1), { durable: false });
  return {
    ...lite,
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
