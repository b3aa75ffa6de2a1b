import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { PORT, USER } from '../../src/db/embedded/postmaster.ts';
import { engineFolder } from '../../test/harness/engines/engine-folder.ts';
import { startProxy } from '../../test/harness/engines/haproxy.ts';
import { startNats } from '../../test/harness/engines/nats.ts';
import { startOpenSearch } from '../../test/harness/engines/opensearch.ts';
import { startPostgres, startReplica, SYNCHRONOUS } from '../../test/harness/engines/postgres.ts';
import { startRedis } from '../../test/harness/engines/redis.ts';
import { backEnd } from '../back-end.ts';

export const BACK_ENDS = 3;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const urlOf = (host: string) =>
  `postgres://${USER}@localhost/postgres?host=${encodeURIComponent(host)}&port=${PORT}`;

/** Three back ends behind HAProxy on PostgreSQL with a synchronous replica, Redis, NATS and two nodes of OpenSearch. */
export async function startSetting() {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-failover-'));
  fs.chmodSync(data, 0o755);
  const folder = engineFolder();
  const primary = await startPostgres(folder, 'primary', SYNCHRONOUS);
  const replica = await startReplica(folder, primary);
  const redis = await startRedis(folder);
  const nats = await startNats(folder);
  const search = await startOpenSearch(folder);

  /** The address of the database is a name, which an operator moves to another server: here a link to the folder of its socket. */
  const address = path.join(folder.path, 'database');
  const pointAt = (server: { socketFolder: string }) => {
    fs.symlinkSync(server.socketFolder, `${address}.next`);
    fs.renameSync(`${address}.next`, address);
  };
  pointAt(primary);

  const environment = {
    DATABASE_URL: urlOf(address),
    REDIS_URL: redis.url,
    EVENTS_URL: nats.url,
    SEARCH_URL: search.url,
    SEARCH_REPLICAS: '1',
    SEED: 'demo',
    ALLOW_UNPROVEN_AUTH_ID: '1',
  };
  const apis = await Promise.all(
    Array.from({ length: BACK_ENDS }, (_none, number) =>
      backEnd(path.join(data, String(number)), environment),
    ),
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
  // A process is ready before OpenSearch is filled.
  for (const { origin } of apis) while (!(await fetch(`${origin}/api/search-facets`)).ok) await pause(100);

  return {
    apis,
    proxy,
    redis,
    nats,
    /** The node that has data and does not manage. */
    searchNode: search.nodes[1],
    /** A connection to the server that takes writes at the moment. */
    async connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
      const client = new pg.Client({ connectionString: urlOf(address) });
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.end();
      }
    },
    async killPrimaryAndPromote() {
      await primary.end('SIGKILL');
      const client = new pg.Client({ connectionString: urlOf(replica.socketFolder) });
      await client.connect();
      await client.query('select pg_promote(true)');
      await client.end();
      pointAt(replica);
    },
    async stop() {
      for (const api of apis) await api.end('SIGTERM');
      await folder.remove();
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}

export type Setting = Awaited<ReturnType<typeof startSetting>>;
