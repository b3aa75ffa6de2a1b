import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startCluster, type Cluster } from '../../src/db/embedded/cluster.ts';
import { PORT, USER } from '../../src/db/embedded/postmaster.ts';
import { apiProcess, type ApiProcess } from '../harness/api-process.ts';

let cluster: Cluster;
let api: ApiProcess;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-newer-'));

beforeAll(async () => {
  fs.chmodSync(folder, 0o755);
  cluster = await startCluster({ directory: path.join(folder, 'postgres'), goesWithParent: folder });
  api = await apiProcess();
}, 60_000);
afterAll(async () => {
  await api.remove();
  await cluster.stop();
}, 60_000);

it('a back end runs on the database of a later release, as in a rolling update, and its log names what it lacks', async () => {
  const host = cluster.socketFolder;
  const DATABASE_URL = `postgres://${USER}@/postgres?host=${encodeURIComponent(host)}&port=${PORT}`;
  await api.start({ DATABASE_URL, LOG_LEVEL: 'warn' });
  expect(api.log()).not.toContainEqual(expect.objectContaining({ event: 'database_is_newer' }));
  await api.end('SIGTERM');
  const client = new pg.Client({ host, port: PORT, user: USER, database: 'postgres' });
  await client.connect();
  await client.query("insert into migrations (number, name) values (9999, '9999_of_the_next_release.sql')");
  await client.end();

  await api.start({ DATABASE_URL, LOG_LEVEL: 'warn' });
  expect(api.log()).toContainEqual(
    expect.objectContaining({
      event: 'database_is_newer',
      migrations: ['9999_of_the_next_release.sql'],
      msg: expect.stringContaining('a later release has changed this database'),
    }),
  );
}, 60_000);
