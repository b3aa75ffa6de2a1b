import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startCluster, type Cluster } from '../../src/db/embedded/cluster.ts';
import { PORT, USER } from '../../src/db/embedded/postmaster.ts';
import { apiProcess, type ApiProcess } from '../harness/api-process.ts';

/** Two back ends on one PostgreSQL, as behind a load balancer. */
let cluster: Cluster;
let first: ApiProcess;
let second: ApiProcess;
let client: pg.Client;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-several-'));

beforeAll(async () => {
  fs.chmodSync(folder, 0o755);
  cluster = await startCluster({ directory: path.join(folder, 'postgres'), goesWithParent: folder });
  const address = { host: cluster.socketFolder, port: PORT, user: USER };
  const admin = new pg.Client({ ...address, database: 'postgres' });
  await admin.connect();
  await admin.query('create database lintel');
  await admin.end();
  const DATABASE_URL = `postgres://${USER}@/lintel?host=${encodeURIComponent(cluster.socketFolder)}&port=${PORT}`;
  [first, second] = await Promise.all([apiProcess(), apiProcess()]);
  // Both migrate and seed an empty database at the same moment.
  await Promise.all([first, second].map((api) => api.start({ DATABASE_URL, SEED: 'demo' })));
  client = new pg.Client({ ...address, database: 'lintel' });
  client.on('error', () => undefined);
  await client.connect();
}, 120_000);
afterAll(async () => {
  await client.end();
  await Promise.all([first.remove(), second.remove()]);
  await cluster.stop();
}, 60_000);

async function tokenOf(email: string): Promise<{ id: number; token: string }> {
  const token = randomBytes(24).toString('hex');
  const { rows } = await client.query<{ id: number }>('select id from users where email = $1', [email]);
  const { id } = rows[0]!;
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), id],
  );
  return { id, token };
}

const post = (api: ApiProcess, call: string, token: string, body: object) =>
  fetch(`${api.origin}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

/** Reads a stream of events until one contains the text. */
async function heard(reply: Response, text: string): Promise<boolean> {
  let all = '';
  for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>) {
    all += Buffer.from(chunk).toString('utf8');
    if (all.includes(text)) return true;
  }
  return false;
}

it('the demo world is there once', async () => {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from users where email = 'buyer@example.com'`,
  );
  expect(rows[0]!.n).toBe(1);
});

it('a message written through one reaches a page connected to the other, also after the first was killed', async () => {
  const buyer = await tokenOf('buyer@example.com');
  const owner = await tokenOf('owner@example.com');
  const { rows } = await client.query<{ id: number }>(
    'select id from properties where added_by = $1 and is_on_market order by id limit 1',
    [owner.id],
  );
  const message = (text: string) => ({ receiver_id: owner.id, property_id: rows[0]!.id, message: text });
  const listen = (api: ApiProcess) =>
    fetch(`${api.origin}/api/events`, {
      headers: { authorization: `Bearer ${owner.token}`, accept: 'text/event-stream' },
      signal: AbortSignal.timeout(20_000),
    });

  const onSecond = await listen(second);
  const sent = await post(first, 'send_message', buyer.token, message('from the first'));
  expect(await sent.json()).toMatchObject({ error: false });
  expect(await heard(onSecond, 'from the first')).toBe(true);

  await first.end('SIGKILL');
  const again = await listen(second);
  expect(
    await (await post(second, 'send_message', buyer.token, message('after the kill'))).json(),
  ).toMatchObject({
    error: false,
  });
  expect(await heard(again, 'after the kill')).toBe(true);
}, 60_000);

it('what one changes the other finds and counts', async () => {
  const total = async () =>
    ((await (await fetch(`${second.origin}/api/search-facets`)).json()) as { data: { total: number } }).data
      .total;
  const before = await total();
  await client.query(
    `update properties set status = 0 where id = (select max(id) from properties where is_on_market)`,
  );
  for (let attempt = 0; attempt < 100 && (await total()) !== before - 1; attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 30));
  expect(await total()).toBe(before - 1);
}, 20_000);
