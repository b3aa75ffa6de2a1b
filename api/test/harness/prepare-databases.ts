import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { memoryStorage } from '../../src/adapters/memory/memory-ports.ts';
import { kyselyOver, poolOptions } from '../../src/db/database.ts';
import { seedDemo } from '../../demo/seed.ts';
import { startCluster } from '../../src/db/embedded/cluster.ts';
import { PORT, USER } from '../../src/db/embedded/postmaster.ts';
import { migrate } from '../../src/db/migrate.ts';
import { engineFolder } from './engines/engine-folder.ts';
import { startOpenSearch } from './engines/opensearch.ts';
import { startNats } from './engines/nats.ts';
import { startPooler, startPostgres } from './engines/postgres.ts';
import { startRedis } from './engines/redis.ts';
import { openPglite } from '../../src/db/pglite/pool.ts';
import {
  addressOf,
  DEMO_DAY,
  TEMPLATE,
  TEST_DATABASES,
  TEST_EVENTS,
  TEST_FOLDER,
  TEST_POOLER,
  TEST_SEARCH,
} from './settings.ts';

/** For tests only: nothing has to survive. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_connections: '200',
};

/** Migrates and fills an empty database. */
async function prepare(pool: pg.Pool): Promise<void> {
  const db = kyselyOver(pool);
  await migrate(db);
  await seedDemo({ db, storage: memoryStorage(), clock: { now: () => DEMO_DAY } });
}

/** The embedded server for the whole run, with a folder that goes when this process ends. */
async function ownServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-api-tests-'));
  fs.chmodSync(folder, 0o755);
  const cluster = await startCluster({
    directory: path.join(folder, 'postgres'),
    settings: FAST,
    goesWithParent: folder,
  });
  return {
    url: `postgres://${USER}@localhost/postgres?host=${encodeURIComponent(cluster.socketFolder)}&port=${PORT}`,
    async stop() {
      await cluster.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL of this machine with PgBouncer in front, both for the whole run. */
async function ownEngines(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = engineFolder();
  const server = await startPostgres(folder);
  process.env[TEST_POOLER] = (await startPooler(folder, server)).url;
  return { url: server.url, stop: () => folder.remove() };
}

/** One filled folder of PGlite for the whole run. To copy it takes a tenth of the time that making another one takes. */
async function prepareLite(): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-api-tests-'));
  const { pool, close } = await openPglite(path.join(folder, TEMPLATE), poolOptions(1), { durable: false });
  await prepare(pool);
  await close();
  process.env[TEST_FOLDER] = folder;
  return async () => fs.rmSync(folder, { recursive: true, force: true });
}

async function serverOf(engine: string | undefined, url: string | undefined) {
  if (engine === 'engines') return ownEngines();
  return url ? { url, stop: async () => undefined } : ownServer();
}

const startCarrier: Record<string, typeof startNats | undefined> = { nats: startNats, redis: startRedis };

/**
 * One filled database for the whole run, from which every test gets its copy: on the embedded server; on that of
 * TEST_DATABASE_URL, whose account must be a superuser; with `TEST_DATABASE=pglite` on PGlite; or with `TEST_DATABASE=engines`
 * on the PostgreSQL of this machine, which tests then reach through PgBouncer. With `TEST_SEARCH=opensearch` OpenSearch answers
 * beside any of them; with `TEST_EVENTS=nats` or `=redis` that one carries events.
 */
export async function prepareDatabases(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE === 'pglite') return prepareLite();
  const server = await serverOf(process.env.TEST_DATABASE, process.env.TEST_DATABASE_URL);
  const admin = new pg.Client(addressOf(server.url, 'postgres'));
  await admin.connect();
  await admin.query(`drop database if exists ${TEMPLATE} with (force)`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const pool = new pg.Pool({ ...poolOptions(4), ...addressOf(server.url, TEMPLATE) });
  await prepare(pool);
  await pool.end();
  process.env[TEST_DATABASES] = server.url;
  const carrier = startCarrier[process.env.TEST_EVENTS ?? ''];
  if (process.env.TEST_SEARCH !== 'opensearch' && !carrier) return server.stop;
  const folder = engineFolder();
  if (process.env.TEST_SEARCH === 'opensearch')
    process.env[TEST_SEARCH] = (await startOpenSearch(folder)).url;
  if (carrier) process.env[TEST_EVENTS] = (await carrier(folder)).url;
  return async () => {
    await folder.remove();
    await server.stop();
  };
}
