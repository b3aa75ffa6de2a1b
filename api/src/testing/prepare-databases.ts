import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { memoryStorage } from '../adapters/memory.ts';
import { kyselyOver, poolOptions } from '../db/database.ts';
import { seedDemo } from '../db/demo/seed.ts';
import { startCluster } from '../db/embedded/cluster.ts';
import { PORT, USER } from '../db/embedded/postmaster.ts';
import { migrate } from '../db/migrate.ts';
import { DEMO_DAY, TEMPLATE, TEST_DATABASES } from './settings.ts';

/** For tests only: nothing has to survive. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_connections: '200',
};

/** Migrates and fills an empty database. */
export async function prepare(pool: pg.Pool): Promise<void> {
  const db = kyselyOver(pool);
  await migrate(db);
  await seedDemo({ db, storage: memoryStorage(), clock: { now: () => DEMO_DAY } });
}

/** One server for the whole run with one filled database, from which every test file gets its copy. */
export async function prepareDatabases(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE === 'pglite') return async () => undefined;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-api-tests-'));
  fs.chmodSync(folder, 0o755);
  const cluster = await startCluster({
    directory: path.join(folder, 'postgres'),
    settings: FAST,
    goesWithParent: folder,
  });
  const server = { host: cluster.socketFolder, port: PORT, user: USER };
  const admin = new pg.Client({ ...server, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const pool = new pg.Pool({ ...poolOptions(4), ...server, database: TEMPLATE });
  await prepare(pool);
  await pool.end();
  process.env[TEST_DATABASES] = cluster.socketFolder;
  return async () => {
    await cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
