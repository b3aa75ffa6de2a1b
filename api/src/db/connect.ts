import fs from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Config } from '#config/config.ts';
import { StartError } from '#config/start-error.ts';
import { claimServer } from './claim.ts';
import { kyselyOver, poolOptions } from './database.ts';
import { findBinaries } from '#db/embedded/binaries.ts';
import { startCluster } from '#db/embedded/cluster.ts';
import { PORT, USER } from '#db/embedded/postmaster.ts';
import { DATABASE } from '#db/embedded/running.ts';
import { listenOver, type Listen } from './listen.ts';
import { openPglite } from '#db/pglite/pool.ts';
import type { Tables } from '#db/schema/tables.ts';

export interface OpenDatabase {
  readonly db: Kysely<Tables>;
  readonly pool: pg.Pool;
  readonly listen: Listen;
  /** For the log: which engine, and whether a running one was taken over. */
  readonly description: string;
  close(): Promise<void>;
}

type DatabaseConfig = Pick<Config, 'dataDirectory' | 'database'>;

async function ensureDatabase(options: pg.ClientConfig) {
  const client = new pg.Client({ ...options, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function openEmbedded({ dataDirectory, database }: DatabaseConfig): Promise<OpenDatabase> {
  const directory = path.join(dataDirectory, 'postgres');
  const cluster = await startCluster({ directory });
  const server = { host: cluster.socketFolder, port: PORT, user: USER };
  const claim = await claimServer({ ...server, database: 'postgres' }, directory);
  await ensureDatabase(server);
  const pool = new pg.Pool({ ...poolOptions(database.pool), ...server, database: DATABASE });
  return {
    db: kyselyOver(pool),
    pool,
    listen: listenOver({
      ...server,
      database: DATABASE,
      application_name: `lintel-api ${process.pid} events`,
    }),
    description: `embedded PostgreSQL 18 (process ${cluster.pid()}${cluster.adopted ? ', adopted' : ''})`,
    async close() {
      await pool.end();
      await claim.release();
      if (database.stopWithServer) await cluster.stop();
      else cluster.leave();
    },
  };
}

async function openServer({ database }: DatabaseConfig): Promise<OpenDatabase> {
  const pool = new pg.Pool({ ...poolOptions(database.pool), connectionString: database.url });
  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    if ((rows[0]?.version ?? 0) < 150_000)
      throw new StartError('DATABASE_URL points at a PostgreSQL older than 15.');
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${(error as Error).message}.`);
  }
  return {
    db: kyselyOver(pool),
    pool,
    listen: listenOver({
      connectionString: database.url,
      application_name: `lintel-api ${process.pid} events`,
    }),
    description: 'PostgreSQL of DATABASE_URL',
    close: () => pool.end(),
  };
}

async function openLite({ dataDirectory }: DatabaseConfig): Promise<OpenDatabase> {
  const { pool, listen, close } = await openPglite(path.join(dataDirectory, 'pglite'), poolOptions(1));
  return { db: kyselyOver(pool), pool, listen, description: 'PGlite', close };
}

/** PostgreSQL where npm has one for this machine, else PGlite; but never an empty PGlite beside data of PostgreSQL. */
function openWhatFits(config: DatabaseConfig): Promise<OpenDatabase> {
  const wasPostgres = fs.existsSync(path.join(config.dataDirectory, 'postgres'));
  return findBinaries() || wasPostgres ? openEmbedded(config) : openLite(config);
}

/** Opens the configured database; the same queries run on all three. */
export function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  const open = { auto: openWhatFits, embedded: openEmbedded, server: openServer, pglite: openLite }[
    config.database.engine
  ];
  return open(config);
}
