import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { packageRoot } from '../../src/config/package-root.ts';
import { handOver } from '../../src/db/embedded/account.ts';
import { engineFolder, type Engine, type EngineFolder } from '../harness/engines/engine-folder.ts';
import { programs } from '../harness/engines/programs.ts';
import { untilListening } from '../harness/engines/redis.ts';
import { freePort } from '../harness/services.ts';

/** Scripts and settings of deploy/kubernetes/engines, which compose.yaml mounts too, on the machine's PostgreSQL and PgBouncer. */
const SETTINGS = path.join(packageRoot(), '../deploy/kubernetes/engines/settings');
const PASSWORD = "it's secret";
const REPLICATION_PASSWORD = "the follower's";

let folder: EngineFolder;
let home: string;
let primaryPort: number;
let replicaPort: number;
let poolerPort: number;
let replica: Engine;

const file = (name: string, text: string) => {
  const written = path.join(home, name);
  fs.writeFileSync(written, text);
  handOver(written, home);
  return written;
};
const setting = (name: string, change = (text: string) => text) =>
  file(name, change(fs.readFileSync(path.join(SETTINGS, name), 'utf8')));
const program = (name: string) => path.join(programs.postgres(), 'bin', name);
const withPrograms = () => `${path.join(programs.postgres(), 'bin')}${path.delimiter}${process.env.PATH}`;

/** Asks one question of the server at a port. */
async function ask(
  port: number,
  question: string,
  { password = PASSWORD, database = 'lintel' } = {},
): Promise<unknown> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'lintel', database, password });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(question);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}
async function until(wanted: unknown, port: number, question: string, database?: string) {
  const deadline = Date.now() + 20_000;
  const answer = () => ask(port, question, database ? { database } : {}).catch(() => undefined);
  while ((await answer()) !== wanted) {
    if (Date.now() > deadline) throw new Error(`“${question}” is not ${String(wanted)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const serverArguments = (port: number, sockets: string) =>
  `-p ${port} -k ${sockets} -c listen_addresses=127.0.0.1 -c wal_keep_size=64MB`.split(' ');

const startReplica = () =>
  folder.start('/bin/sh', [path.join(home, 'start-replica.sh'), ...serverArguments(replicaPort, home)], {
    PATH: withPrograms(),
    PGDATA: path.join(home, 'replica/18/docker'),
    PGPORT: String(primaryPort),
    PRIMARY_HOST: '127.0.0.1',
    REPLICATION_PASSWORD,
  });

beforeAll(async () => {
  folder = engineFolder();
  home = folder.make('log');
  [primaryPort, replicaPort, poolerPort] = [await freePort(), await freePort(), await freePort()];
  const data = path.join(home, 'primary');
  await folder.run(program('initdb'), [
    '--no-sync',
    '--username=lintel',
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    `--pwfile=${file('password', PASSWORD)}`,
    `--pgdata=${data}`,
  ]);
  folder.start(program('postgres'), [...serverArguments(primaryPort, home), '-D', data]);
  // It listens before it takes questions.
  await until(1, primaryPort, 'select 1', 'postgres');
  const database = ['-h', home, '-p', String(primaryPort), '-U', 'lintel', 'lintel'];
  await folder.run(program('createdb'), database);
  await folder.run('/bin/sh', [setting('allow-replication.sh')], {
    PATH: withPrograms(),
    PGDATA: data,
    PGHOST: home,
    PGPORT: String(primaryPort),
    POSTGRES_USER: 'lintel',
    POSTGRES_DB: 'lintel',
    REPLICATION_PASSWORD,
  });
  await ask(primaryPort, 'select pg_reload_conf()');
  await ask(primaryPort, 'create table kept as select 1 as n');
  setting('start-replica.sh');
  replica = startReplica();
  await until('1', replicaPort, 'select count(*) from kept');
}, 60_000);
afterAll(() => folder.remove(), 60_000);

it('the replica follows the primary', async () => {
  expect(await ask(replicaPort, 'select pg_is_in_recovery()')).toBe(true);
  await ask(primaryPort, 'insert into kept values (2)');
  await until('2', replicaPort, 'select count(*) from kept');
});

it('the account that copies may do nothing else', async () => {
  const rights = `select rolsuper or rolcreatedb or rolcreaterole from pg_roles where rolname = 'follower'`;
  expect(await ask(primaryPort, rights)).toBe(false);
});

it('PgBouncer passes on who knows the password, and refuses others', async () => {
  const users = file('userlist.txt', `"lintel" "${PASSWORD}"\n`);
  const settings = setting('pgbouncer.ini', (text) =>
    text
      .replace('host=database port=5432', `host=127.0.0.1 port=${primaryPort}`)
      .replace('listen_port = 6432', `listen_port = ${poolerPort}`)
      .replace('/etc/pgbouncer/users/userlist.txt', users),
  );
  folder.start(programs.pgbouncer(), ['-q', settings]);
  await untilListening(poolerPort);
  expect(await ask(poolerPort, 'select count(*) from kept')).toBe('2');
  await expect(ask(poolerPort, 'select 1', { password: 'guess' })).rejects.toThrow(/authentication failed/);
});

it('a replica that was promoted keeps what it was given, also when it starts again', async () => {
  await ask(replicaPort, 'select pg_promote()');
  await ask(replicaPort, 'insert into kept values (3)');
  await replica.end('SIGINT');
  replica = startReplica();
  await until('3', replicaPort, 'select count(*) from kept');
  expect(await ask(replicaPort, 'select pg_is_in_recovery()')).toBe(false);
}, 60_000);
