/**
 * npm run bench -- failover [--seconds 8] [--clients 6]
 *
 * Three back ends behind HAProxy on PostgreSQL with a synchronous replica and Redis, read and written without a pause, while
 * Redis, a back end and the primary are killed with SIGKILL one after the other; the replica is promoted at once, as an operator
 * does it. Prints errors and the time until nothing fails any more for each, and ends with 1 when a confirmed write is missing
 * or stands there twice, when the loss of Redis fails a request, or when a recovery takes longer than its bound.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { PORT, USER } from '../../src/db/embedded/postmaster.ts';
import { engineFolder } from '../../test/harness/engines/engine-folder.ts';
import { startProxy } from '../../test/harness/engines/haproxy.ts';
import { startPostgres, startReplica, SYNCHRONOUS } from '../../test/harness/engines/postgres.ts';
import { startRedis } from '../../test/harness/engines/redis.ts';
import { backEnd } from '../back-end.ts';
import { print } from '../world.ts';
import { startLoad } from './load.ts';

const BACK_ENDS = 3;
/** Milliseconds until nothing fails any more. */
const BOUNDS = { redis: 1000, 'a back end': 5000, 'the primary': 15_000 };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const { values } = parseArgs({ options: { seconds: { type: 'string' }, clients: { type: 'string' } } });
const seconds = Number(values.seconds ?? 8);
const clients = Number(values.clients ?? 6);

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-failover-'));
fs.chmodSync(data, 0o755);
const folder = engineFolder();
const primary = await startPostgres(folder, 'primary', SYNCHRONOUS);
const replica = await startReplica(folder, primary);
const redis = await startRedis(folder);

/** The address of the database is a name, which an operator moves to another server: here a link to the folder of its socket. */
const address = path.join(folder.path, 'database');
const pointAt = (server: { socketFolder: string }) => {
  fs.symlinkSync(server.socketFolder, `${address}.next`);
  fs.renameSync(`${address}.next`, address);
};
pointAt(primary);
const urlOf = (host: string) =>
  `postgres://${USER}@localhost/postgres?host=${encodeURIComponent(host)}&port=${PORT}`;

const environment = {
  DATABASE_URL: urlOf(address),
  REDIS_URL: redis.url,
  SEED: 'demo',
  ALLOW_UNPROVEN_AUTH_ID: '1',
};
const apis = await Promise.all(
  Array.from({ length: BACK_ENDS }, (_none, number) => backEnd(path.join(data, String(number)), environment)),
);
for (const api of apis) {
  fs.mkdirSync(api.data, { recursive: true });
  await api.start();
}
const proxy = await startProxy(
  folder,
  apis.map(({ origin }) => origin),
);
while ((await proxy.ready()) !== BACK_ENDS) await pause(50);

const load = startLoad(proxy.origin, clients);
await pause(seconds * 1000);
let hasFailed = false;

/** Kills something and goes on asking; prints what failed, and when the last request did. */
async function drill(what: keyof typeof BOUNDS, kill: () => Promise<void>): Promise<void> {
  const begin = performance.now();
  await kill();
  await pause(seconds * 1000);
  const end = performance.now();
  const failed = load.failedBetween(begin, end);
  const answered = load.answeredBetween(begin, end);
  const last = load.lastFailureAfter(begin);
  const recovery = last === undefined ? 0 : last - begin;
  print(
    `${what} killed: ${failed.reads} reads and ${failed.writes} writes failed, ${answered.reads + answered.writes} were answered; nothing failed any more after ${Math.round(recovery)} ms (bound ${BOUNDS[what]})`,
  );
  if (recovery > BOUNDS[what] || answered.writes === 0) hasFailed = true;
}

await drill('redis', () => redis.end('SIGKILL'));
const withoutRedis = load.failedBetween(0, performance.now());
if (withoutRedis.reads + withoutRedis.writes > 0) hasFailed = true;
await drill('a back end', () => apis[1]!.end('SIGKILL'));
await apis[1]!.start();
await drill('the primary', async () => {
  await primary.end('SIGKILL');
  const client = new pg.Client({ connectionString: urlOf(replica.socketFolder) });
  await client.connect();
  await client.query('select pg_promote(true)');
  await client.end();
  pointAt(replica);
});
await load.stop();

const client = new pg.Client({ connectionString: urlOf(replica.socketFolder) });
await client.connect();
const { rows } = await client.query<{ name: string; n: number }>(
  `select name, count(*)::int as n from users where name like 'failover-%' group by name`,
);
await client.end();
for (const api of apis) await api.end('SIGTERM');
await folder.remove();
fs.rmSync(data, { recursive: true, force: true });

const found = new Map(rows.map(({ name, n }) => [name, n]));
const missing = load.confirmed.filter((name) => !found.has(name));
const twice = rows.filter(({ n }) => n > 1);
print(`${load.confirmed.length} confirmed writes, ${missing.length} missing, ${twice.length} twice`);
process.exit(hasFailed || missing.length + twice.length > 0 ? 1 : 0);
