import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompiledQuery, Kysely } from 'kysely';
import pg from 'pg';
import { memoryIdentity, memoryMail, memorySms, memoryStorage } from '../src/adapters/memory/memory-ports.ts';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { kyselyOver, poolOptions } from '../src/db/database.ts';
import { seedDemo } from '../demo/seed.ts';
import { startCluster } from '../src/db/embedded/cluster.ts';
import { PORT, USER } from '../src/db/embedded/postmaster.ts';
import { listenOver } from '../src/db/listen.ts';
import { migrate } from '../src/db/migrate.ts';
import type { Tables } from '../src/db/schema/tables.ts';
import { systemClock } from '../src/ports/clock.ts';
import { snapshotFile } from '../src/search-index/snapshot/snapshot-file.ts';
import { generateListings } from '../test/harness/generate-listings.ts';

export const print = (text: string) => process.stdout.write(`${text}\n`);
const serverOf = (host: string) => ({ host, port: PORT, user: USER, database: 'postgres' });

/** Marks the listings of a kept folder as complete. */
const FILLED = 'filled';

/** Environment variable of a back end: the folder in which it keeps its columns. Not the product's own, which an operator may have set. */
export const COLUMNS = 'BENCH_COLUMNS';

/** A back end in a process of its own. */
export interface BackEnd {
  readonly origin: string;
  /** Ends it as an operator does; it is gone afterwards. */
  end(): Promise<void>;
}

/** A filled database and, in a process of its own as in real life, the back end over it. */
export interface BenchWorld {
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
  /** Folder of the database's socket. */
  readonly socketFolder: string;
  readonly origin: string;
  /** Another back end over the same database, with these environment variables. */
  beside(environment: Record<string, string>): Promise<BackEnd>;
  end(): Promise<void>;
}

/**
 * @param program the running benchmark, which starts itself again with `--serve` as the back end
 * @param kept folder whose listings are used again when it has any, and which stays; else a new one that goes
 */
export async function benchWorld(program: string, rows: number, kept?: string): Promise<BenchWorld> {
  const folder = kept ?? fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-bench-'));
  const isFilled = fs.existsSync(path.join(folder, FILLED));
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
  fs.chmodSync(folder, 0o755);
  const cluster = await startCluster({
    directory: path.join(folder, 'postgres'),
    settings: { fsync: 'off', shared_buffers: '1GB', max_wal_size: '8GB', maintenance_work_mem: '256MB' },
    // A kept world stays when the benchmark is killed; only its database ends.
    goesWithParent: kept ? path.join(kept, 'nothing') : folder,
  });
  const migrating = new pg.Pool({ ...poolOptions(1), ...serverOf(cluster.socketFolder) });
  await migrate(kyselyOver(migrating));
  await migrating.end();
  // Sessions that begin now have the settings of the role.
  const pool = new pg.Pool({ ...poolOptions(4), ...serverOf(cluster.socketFolder) });
  const db = kyselyOver(pool);
  if (!isFilled) {
    await seedDemo({ db, storage: memoryStorage(), clock: systemClock });
    print(`generating ${rows.toLocaleString('en')} listings …`);
    const began = Date.now();
    await generateListings(pool, rows);
    print(`generated in ${((Date.now() - began) / 1000).toFixed(0)} s`);
    if (kept) fs.writeFileSync(path.join(kept, FILLED), '');
  }
  const serve = async (environment: Record<string, string> = {}): Promise<BackEnd> => {
    const env = { ...process.env, ...environment };
    const child = fork(fileURLToPath(program), ['--serve', cluster.socketFolder], { env });
    const [origin] = (await once(child, 'message')) as [string];
    return {
      origin,
      async end() {
        const gone = once(child, 'exit');
        child.disconnect();
        await gone;
      },
    };
  };
  const api = await serve();
  return {
    beside: serve,
    pool,
    db,
    socketFolder: cluster.socketFolder,
    origin: api.origin,
    async end() {
      await api.end();
      await pool.end();
      await cluster.stop();
      if (!kept) fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The back end over a running database; tells its parent where it listens. Keeps its columns where {@link COLUMNS} names a folder. */
export async function serveBench(host: string): Promise<void> {
  const kept = process.env[COLUMNS];
  const config = readConfig({
    LOG_LEVEL: 'silent',
    PORT: '0',
    RATE_LIMIT_VISITOR: '100000000',
    LINTEL_DATA: kept ?? os.tmpdir(),
    SEARCH_URL: process.env.SEARCH_URL,
    SEARCH_REPLICAS: process.env.SEARCH_REPLICAS,
    REDIS_URL: process.env.REDIS_URL,
  });
  const app = await buildApp({
    db: kyselyOver(new pg.Pool({ ...poolOptions(10), ...serverOf(host) })),
    listen: listenOver(serverOf(host)),
    indexSnapshots: kept === undefined ? undefined : snapshotFile(kept),
    ports: {
      identity: memoryIdentity(),
      mail: memoryMail(),
      payments: {},
      sms: memorySms(),
      storage: memoryStorage(),
    },
    clock: systemClock,
    config,
    pepper: 'bench',
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.(app.listeningOrigin);
  process.on('disconnect', () => void app.close().finally(() => process.exit()));
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** GETs a call and answers its parsed body. */
export const getJson = (origin: string, call: string, query: Record<string, string | number>) =>
  new Promise<{ error: boolean; total?: number; data: ReturnType<typeof JSON.parse> }>((resolve, reject) => {
    const text = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]),
    );
    http
      .get(`${origin}/api/${call}?${text.toString()}`, { agent }, (reply) => {
        const chunks: Buffer[] = [];
        reply
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
      })
      .on('error', reject);
  });

/** Runs a prepared query over the driver alone. */
export const runBare = async <T extends pg.QueryResultRow>(
  pool: pg.Pool,
  { sql, parameters }: CompiledQuery<T>,
) => (await pool.query<T>(sql, [...parameters])).rows;

export const percentile = (values: readonly number[], share: number): number =>
  [...values].toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

/** Milliseconds that some work took. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const start = performance.now();
  const value = await work();
  return { ms: performance.now() - start, value };
}
