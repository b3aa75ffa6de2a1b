import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startCluster, type Cluster } from '../../src/db/embedded/cluster.ts';
import { PORT, USER } from '../../src/db/embedded/postmaster.ts';
import { apiProcess, type ApiProcess } from '../harness/api-process.ts';
import { eventually } from '../gateways/gateway-harness.ts';
import { sandboxProcess, type SandboxProcess } from '../harness/sandbox-process.ts';

/** Two back ends on one PostgreSQL; a gateway that tells the first one, and repeats itself until it is answered. */
let cluster: Cluster;
let first: ApiProcess;
let second: ApiProcess;
let sandbox: SandboxProcess;
let client: pg.Client;
let token: string;
let environment: Record<string, string>;
/** What happens to a message after the back end has it; answers the status that the gateway sees. */
let onMessage: (answer: Promise<number>) => Promise<number>;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-paid-'));
const AGENT = 4;

async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => /^(content-type|.*signature)$/.test(name)),
  ) as Record<string, string>;
  const answer = fetch(first.origin + request.url!, {
    method: 'POST',
    headers,
    body: Buffer.concat(chunks),
  }).then(
    ({ status }) => status,
    () => 503,
  );
  response.writeHead(await onMessage(answer)).end();
}
const ear = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));

async function tokenOf(email: string): Promise<string> {
  const made = randomBytes(24).toString('hex');
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select $1, id, now() + interval '1 day' from users where email = $2`,
    [createHash('sha256').update(made).digest(), email],
  );
  return made;
}

beforeAll(async () => {
  fs.chmodSync(folder, 0o755);
  ear.listen(0, '127.0.0.1');
  await once(ear, 'listening');
  cluster = await startCluster({ directory: path.join(folder, 'postgres'), goesWithParent: folder });
  const address = { host: cluster.socketFolder, port: PORT, user: USER };
  const admin = new pg.Client({ ...address, database: 'postgres' });
  await admin.connect();
  await admin.query('create database lintel');
  await admin.end();
  const url = `postgres://${USER}@/lintel?host=${encodeURIComponent(cluster.socketFolder)}&port=${PORT}`;
  sandbox = await sandboxProcess(`http://127.0.0.1:${(ear.address() as AddressInfo).port}`);
  environment = { ...sandbox.keys, DATABASE_URL: url, SEED: 'demo' };
  first = await apiProcess();
  second = await apiProcess();
  await Promise.all([first, second].map((api) => api.start(environment)));
  client = new pg.Client({ ...address, database: 'lintel' });
  client.on('error', () => undefined);
  await client.connect();
  token = await tokenOf('buyer@example.com');
}, 120_000);
afterAll(async () => {
  await client.end();
  await sandbox.remove();
  await Promise.all([first.remove(), second.remove()]);
  await cluster.stop();
  ear.close();
}, 60_000);

/** Starts to buy; answers the transaction and the gateway's page. */
async function start() {
  await client.query('delete from user_packages where package_id = $1', [AGENT]);
  const reply = await fetch(`${second.origin}/api/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ package_id: AGENT, platform_type: 'web', hosted_page: 1 }),
  });
  const { data } = (await reply.json()) as {
    data: { payment_intent: { redirect_url: string; payment_transaction_id: number } };
  };
  return { id: data.payment_intent.payment_transaction_id, page: data.payment_intent.redirect_url };
}
const approve = (page: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }), redirect: 'manual' });
const read = async (sql: string, id: number) =>
  (await client.query<{ value: string | number }>(sql, [id])).rows[0]?.value;
const status = (id: number) => read('select status as value from transactions where id = $1', id);
const grants = (id: number) =>
  read('select count(*)::int as value from user_packages where transaction_id = $1', id);
/** The gateway has nothing left to repeat. */
const settled = () =>
  eventually(
    () => sandbox.behave({}),
    (waiting) => waiting === 0,
  );

it('kill -9 while a payment is being taken in: the gateway’s repetition grants once', async () => {
  const { id, page } = await start();
  let isKilled = false;
  onMessage = async (answer) => answer;
  await client.query('begin');
  await client.query('select from transactions where id = $1 for update', [id]);
  await approve(page);
  // the back end has read the message and waits for the row
  const waiting = await eventually(
    async () => {
      // inside a transaction this view would stay as it was first seen
      await client.query('select pg_stat_clear_snapshot()');
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and query like '%transactions%'`,
      );
      return rows[0]!.n;
    },
    (n) => n > 0,
  );
  expect(waiting).toBeGreaterThan(0);
  isKilled = (await first.end('SIGKILL')) === null;
  await client.query('commit');
  expect([isKilled, await status(id), await grants(id)]).toEqual([true, 'pending', 0]);
  await first.start(environment);
  expect(
    await eventually(
      () => status(id),
      (now) => now === 'success',
    ),
  ).toBe('success');
  expect([await settled(), await grants(id)]).toEqual([0, 1]);
}, 40_000);

it('kill -9 after the payment was taken in and before the gateway got the answer: granted once', async () => {
  const { id, page } = await start();
  let lost = 0;
  onMessage = async (answer) => {
    const heard = await answer;
    if (heard !== 200 || lost > 0) return heard;
    lost += 1;
    await first.end('SIGKILL');
    return 503;
  };
  await approve(page);
  expect(
    await eventually(
      () => status(id),
      (now) => now === 'success',
    ),
  ).toBe('success');
  await eventually(
    () => lost,
    (n) => n > 0,
  );
  await first.end('SIGKILL');
  await first.start(environment);
  expect([await settled(), await grants(id), lost]).toEqual([0, 1, 1]);
}, 40_000);

/** Waits until no job is due or held; the number that is. */
const jobsLeft = () =>
  eventually(
    async () =>
      (
        await client.query<{ n: number }>(
          'select count(*)::int as n from jobs where run_at <= now() or lease_holder is not null',
        )
      ).rows[0]!.n,
    (n) => n === 0,
    // Five seconds pass before a process looks; then there are all jobs, one after the other.
    40_000,
  );

it('two processes do each job once each time it is due', async () => {
  // The kills above may have left a job with a dead process, whose lease runs for a minute.
  await client.query('update jobs set lease_until = now() where lease_holder is not null');
  expect(await jobsLeft()).toBe(0);
  await client.query(`
    create table runs (name text, due timestamptz, holder text);
    create function note_run() returns trigger language plpgsql as $$
    begin
      insert into runs values (new.name, old.run_at, new.lease_holder);
      return null;
    end $$;
    create trigger jobs_noted after update on jobs for each row
      when (old.lease_holder is distinct from new.lease_holder and new.lease_holder is not null)
      execute function note_run();`);
  const rounds = 2;
  for (let round = 1; round <= rounds; round += 1) {
    await client.query(`update jobs set run_at = now() where lease_holder is null`);
    expect(await jobsLeft()).toBe(0);
  }
  const { rows } = await client.query<{ name: string; times: number; due: number }>(
    'select name, count(*)::int as times, count(distinct due)::int as due from runs group by name order by name',
  );
  const { rows: jobs } = await client.query<{ name: string }>('select name from jobs order by name');
  expect(rows.map(({ name }) => name)).toEqual(jobs.map(({ name }) => name));
  for (const { times, due } of rows) expect(times).toBe(due);
  for (const { due } of rows) expect(due).toBeGreaterThanOrEqual(rounds);
}, 150_000);
