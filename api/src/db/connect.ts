import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Config } from '#config/config.ts';
import type { ReportedWork } from '#config/reported-work.ts';
import { claimServer } from './claim.ts';
import { kyselyOver, poolOptions, type OnStatement } from './database.ts';
import { findBinaries } from '#db/embedded/binaries.ts';
import { startCluster } from '#db/embedded/cluster.ts';
import { CONNECT_TIMEOUT_MS, PORT, USER } from '#db/embedded/postmaster.ts';
import { DATABASE } from '#db/embedded/running.ts';
import { listenOver, type Listen } from './listen.ts';
import { migrate } from './migrate.ts';
import { openPglite } from '#db/pglite/pool.ts';
import type { Tables } from '#db/schema/tables.ts';
import { reachServer } from '#db/server/addresses.ts';
import { answering, ANSWER_TIMEOUT_MS } from '#db/server/answering.ts';
import { readingReplica, type Reading } from '#db/server/reading.ts';
import { poolState } from '#db/server/pool-state.ts';
import { withReplica } from '#db/server/replica.ts';
import type { PoolState } from '#telemetry/sources.ts';

export interface OpenDatabase {
  readonly db: Kysely<Tables>;
  readonly pool: pg.Pool;
  /** Connections of this process, by the server that they lead to. */
  pools(): Record<string, PoolState>;
  readonly listen: Listen;
  /** Runs work that only reads, at a replica where there is one that is up to date. */
  readonly reading?: Reading;
  /** Brings the schema up to date; answers the names of the migrations that it applied. Before the first query of `db`. */
  migrate(during?: ReportedWork): Promise<string[]>;
  /** For the log: which engine, and whether a running one was taken over. */
  readonly description: string;
  close(): Promise<void>;
}

type DatabaseConfig = Pick<Config, 'dataDirectory' | 'database'>;

interface DatabaseCallbacks {
  /** Called when reads move to the replica, or back to the primary, and why. */
  onReplica?(isUsed: boolean, reason: string): void;
  readonly onStatement?: OnStatement | undefined;
  /** How long a server that is not ours may leave a statement without an answer. */
  readonly answerWithinMs?: number;
}

/** After this a read at the replica is given up; it is made again at the primary. */
const REPLICA_TIMEOUT_MS = 3000;

/** How long transactions may take to their end before the embedded server cuts them off. */
const POOL_TIMEOUT_MS = 3000;

const events = () => `lintel-api ${process.pid} events`;

async function ensureDatabase(options: pg.ClientConfig) {
  const client = new pg.Client({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...options,
    database: 'postgres',
  });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** Migrates over a connection of its own: those of the pool begin afterwards, with the settings that the role has then. */
async function migrateAt(options: pg.ClientConfig, during?: ReportedWork): Promise<string[]> {
  const pool = new pg.Pool({ ...poolOptions(1), ...options });
  try {
    return await migrate(kyselyOver(pool), undefined, during);
  } finally {
    await pool.end();
  }
}

async function openEmbedded(
  { dataDirectory, database }: DatabaseConfig,
  { onStatement }: DatabaseCallbacks,
): Promise<OpenDatabase> {
  const directory = path.join(dataDirectory, 'postgres');
  const cluster = await startCluster({ directory });
  const server = { host: cluster.socketFolder, port: PORT, user: USER };
  const claim = await claimServer({ ...server, database: 'postgres' }, directory);
  const leave = async () => {
    await claim.release();
    if (database.stopWithServer) await cluster.stop();
    else cluster.leave();
  };
  await ensureDatabase(server).catch(async (error: unknown) => {
    await leave();
    throw error;
  });
  const address = { ...server, database: DATABASE };
  const pool = new pg.Pool({ ...poolOptions(database.pool), ...address });
  return {
    db: kyselyOver(pool, { onStatement }),
    pool,
    pools: () => ({ primary: poolState(pool) }),
    listen: listenOver({ ...address, application_name: events() }),
    migrate: (during) => migrateAt(address, during),
    description: `embedded PostgreSQL 18 (process ${cluster.pid()}${cluster.adopted ? ', adopted' : ''})`,
    async close() {
      // A start that is interrupted may be in the middle of a transaction, which the server takes back.
      await Promise.race([pool.end(), pause(POOL_TIMEOUT_MS, undefined, { ref: false })]);
      await leave();
    },
  };
}

async function openServer(
  { database }: DatabaseConfig,
  { onReplica = () => undefined, onStatement, answerWithinMs = ANSWER_TIMEOUT_MS }: DatabaseCallbacks,
): Promise<OpenDatabase> {
  const { calls, sessions, isPooled } = await reachServer(database);
  const pool = new pg.Pool({ ...poolOptions(database.pool), ...calls, query_timeout: answerWithinMs });
  const common = {
    pool,
    listen: listenOver({ ...sessions, application_name: events() }),
    migrate: (during?: ReportedWork) => migrateAt(sessions, during),
  };
  const description = `PostgreSQL of DATABASE_URL${isPooled ? ' through a pooler' : ''}`;
  if (!database.readUrl)
    return {
      ...common,
      db: kyselyOver(pool, { divided: answering(pool), onStatement }),
      pools: () => ({ primary: poolState(pool) }),
      description,
      close: () => pool.end(),
    };
  const replica = withReplica({
    primary: pool,
    options: {
      ...poolOptions(database.pool),
      connectionString: database.readUrl,
      connectionTimeoutMillis: REPLICA_TIMEOUT_MS,
      query_timeout: REPLICA_TIMEOUT_MS,
    },
    onChange: onReplica,
  });
  return {
    ...common,
    db: kyselyOver(pool, { divided: answering(replica.pool), onStatement }),
    pools: () => ({ primary: poolState(pool), replica: replica.state() }),
    reading: readingReplica,
    description: `${description}, reads at a replica`,
    async close() {
      await replica.stop();
      await pool.end();
    },
  };
}

async function openLite(
  { dataDirectory }: DatabaseConfig,
  { onStatement }: DatabaseCallbacks,
): Promise<OpenDatabase> {
  const { pool, listen, close } = await openPglite(path.join(dataDirectory, 'pglite'), poolOptions(1));
  const db = kyselyOver(pool, { onStatement });
  const pools = () => ({ primary: poolState(pool) });
  return {
    db,
    pool,
    pools,
    listen,
    migrate: (during) => migrate(db, undefined, during),
    description: 'PGlite',
    close,
  };
}

/** PostgreSQL where npm has one for this machine, else PGlite; but never an empty PGlite beside data of PostgreSQL. */
function openWhatFits(config: DatabaseConfig, callbacks: DatabaseCallbacks): Promise<OpenDatabase> {
  const wasPostgres = fs.existsSync(path.join(config.dataDirectory, 'postgres'));
  return findBinaries() || wasPostgres ? openEmbedded(config, callbacks) : openLite(config, callbacks);
}

/** Opens the configured database; the same queries run on all three. */
export function openDatabase(
  config: DatabaseConfig,
  callbacks: DatabaseCallbacks = {},
): Promise<OpenDatabase> {
  const open = { auto: openWhatFits, embedded: openEmbedded, server: openServer, pglite: openLite }[
    config.database.engine
  ];
  return open(config, callbacks);
}
