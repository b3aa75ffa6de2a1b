import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { handOver } from '../../../src/db/embedded/account.ts';
import { launch, PORT, run, USER, waitUntilReady } from '../../../src/db/embedded/postmaster.ts';
import { isAlive } from '../../../src/db/process-life.ts';
import { addressOf, TEMPLATE, TEST_DATABASES } from '../settings.ts';
import { programs } from './programs.ts';
import type { Engine, EngineFolder } from './engine-folder.ts';

/** PostgreSQL of the machine over a folder of its own. */
export interface PostgresEngine extends Engine {
  /** Address without database. */
  readonly url: string;
  readonly socketFolder: string;
}

/** For tests only: nothing has to survive. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_connections: '200',
  wal_level: 'replica',
  jit: 'off',
};

type Settings = Readonly<Record<string, string>>;

/** A write is confirmed once the replica has it, so that a promotion loses none. */
export const SYNCHRONOUS: Settings = { synchronous_commit: 'on', synchronous_standby_names: '*' };

const binaries = () => ({ folder: programs.postgres(), version: '15' });

async function serve(folder: EngineFolder, home: string, settings: Settings): Promise<PostgresEngine> {
  // Beside the files: the copy of a replica would bring the lock of its primary's socket.
  const sockets = folder.make(`${path.basename(home)}-at`);
  const engine = folder.adopt(launch(binaries(), home, sockets, { ...FAST, ...settings }));
  await waitUntilReady(sockets, () => isAlive(engine.pid), 60_000);
  return {
    ...engine,
    end: (signal = 'SIGQUIT') => engine.end(signal),
    socketFolder: sockets,
    url: `postgres://${USER}@localhost/postgres?host=${encodeURIComponent(sockets)}&port=${PORT}`,
  };
}

export async function startPostgres(
  folder: EngineFolder,
  name = 'primary',
  settings: Settings = {},
): Promise<PostgresEngine> {
  const home = folder.make(name);
  await run(
    binaries(),
    'initdb',
    ['-D', home, `--username=${USER}`, '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    home,
  );
  return serve(folder, home, settings);
}

/** A streaming replica of a server; answers once it takes questions. */
export async function startReplica(
  folder: EngineFolder,
  primary: { socketFolder: string },
  name = 'replica',
): Promise<PostgresEngine> {
  const home = folder.make(name);
  const source = ['-h', primary.socketFolder, '-p', String(PORT), '-U', USER];
  await run(
    binaries(),
    'pg_basebackup',
    ['-D', home, ...source, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    home,
  );
  return serve(folder, home, {});
}

/** Copies the filled database of the run into the empty one of a server. */
export async function fillFromTemplate(folder: EngineFolder, server: PostgresEngine): Promise<void> {
  const home = folder.make('dump');
  const file = path.join(home, 'template.sql');
  const { connectionString } = addressOf(process.env[TEST_DATABASES]!, TEMPLATE);
  await run(binaries(), 'pg_dump', ['--no-owner', '-f', file, '-d', connectionString], home);
  await run(binaries(), 'psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-f', file, '-d', server.url], home);
}

/** Waits until the replica has everything that the primary has confirmed. */
export async function untilReplayed(primary: pg.Client, replica: pg.Client): Promise<void> {
  const { rows } = await primary.query<{ at: string }>('select pg_current_wal_lsn()::text as at');
  for (;;) {
    const reached = await replica.query<{ there: boolean }>(
      'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as there',
      [rows[0]!.at],
    );
    if (reached.rows[0]!.there) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const POOLER_PORT = 6432;

/** PgBouncer in transaction mode, in front of every database of a server. */
export async function startPooler(
  folder: EngineFolder,
  server: { socketFolder: string },
): Promise<Engine & { url: string }> {
  const home = folder.make('pgbouncer');
  const file = (name: string, text: string) => {
    fs.writeFileSync(path.join(home, name), text, { mode: 0o644 });
    handOver(path.join(home, name), home);
    return path.join(home, name);
  };
  const users = file('users.txt', `"${USER}" ""\n`);
  const settings = file(
    'pgbouncer.ini',
    `[databases]
* = host=${server.socketFolder} port=${PORT}
[pgbouncer]
listen_port = ${POOLER_PORT}
unix_socket_dir = ${home}
unix_socket_mode = 0777
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 6
max_client_conn = 2000
server_idle_timeout = 5
`,
  );
  const engine = folder.start(programs.pgbouncer(), ['-q', settings]);
  const client = () => new pg.Client({ host: home, port: POOLER_PORT, user: USER, database: 'postgres' });
  for (let attempt = 0; ; attempt += 1) {
    const found = client();
    found.on('error', () => undefined);
    try {
      await found.connect();
      await found.end();
      break;
    } catch (error) {
      await found.end().catch(() => undefined);
      if (attempt > 200 || !isAlive(engine.pid)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
  return {
    ...engine,
    url: `postgres://${USER}@localhost/postgres?host=${encodeURIComponent(home)}&port=${POOLER_PORT}`,
  };
}
