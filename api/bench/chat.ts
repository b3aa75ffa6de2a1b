/**
 * npm run bench -- chat [--people 200] [--seconds 120]
 *
 * People write to the owner of a listing at once, each the next message when the last one is stored; now and then an answer is
 * thrown away and the message sent again under its name. Ends with 1 when a message is missing, stands there twice, or stands
 * before one that the same user wrote earlier.
 */
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DAY_MS } from '#ports/clock.ts';
import { backEnd, databaseOf } from './back-end.ts';
import { percentile, print } from './world.ts';

/** One message in so many is sent twice, as after a lost answer. */
const LOST_EVERY = 20;

const { values } = parseArgs({ options: { people: { type: 'string' }, seconds: { type: 'string' } } });
const people = Number(values.people ?? 200);
const seconds = Number(values.seconds ?? 120);
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-chat-'));
fs.chmodSync(data, 0o755);
const api = await backEnd(data, { SEED: 'demo' });
await api.start();
const client = await databaseOf(data);

const { rows: homes } = await client.query<{ id: number; added_by: number }>(
  'select id, added_by from properties where is_on_market and added_by is not null order by id limit 20',
);

/** An account with a session of its own. */
async function writer(number: number): Promise<{ id: number; token: string }> {
  const token = randomBytes(24).toString('base64url');
  const { rows } = await client.query<{ id: number }>(
    `insert into users (name, slug_id, email, login_type) values ($1, $1, $1 || '@example.com', 3) returning id`,
    [`writer-${number}`],
  );
  const { id } = rows[0]!;
  await client.query('insert into sessions (token_hash, user_id, expires_at) values ($1, $2, $3)', [
    createHash('sha256').update(token).digest(),
    id,
    new Date(Date.now() + DAY_MS),
  ]);
  return { id, token };
}

const latencies: number[] = [];
const faults: string[] = [];
const written = new Map<number, string[]>();

async function send(token: string, home: (typeof homes)[number], clientId: string): Promise<boolean> {
  const began = performance.now();
  const reply = await fetch(`${api.origin}/api/send_message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      receiver_id: home.added_by,
      property_id: home.id,
      message: clientId,
      client_id: clientId,
    }),
  });
  const body = (await reply.json()) as { error: boolean; message: string };
  latencies.push(performance.now() - began);
  if (body.error) faults.push(`${clientId}: ${body.message}`);
  return !body.error;
}

const accounts: { id: number; token: string }[] = [];
for (let number = 1; number <= people; number += 1) accounts.push(await writer(number));
const until = Date.now() + seconds * 1000;
await Promise.all(
  accounts.map(async ({ id, token }, index) => {
    const home = homes[index % homes.length]!;
    const own: string[] = [];
    written.set(id, own);
    while (Date.now() < until) {
      const clientId = `${id}-${own.length}`;
      if (!(await send(token, home, clientId))) break;
      own.push(clientId);
      if (own.length % LOST_EVERY === 0) await send(token, home, clientId);
    }
  }),
);

const { rows } = await client.query<{ sender_id: number; client_id: string }>(
  `select sender_id, client_id from messages where client_id like '%-%' and sender_id = any($1) order by id`,
  [accounts.map(({ id }) => id)],
);
await client.end();
await api.end('SIGTERM');
fs.rmSync(data, { recursive: true, force: true });

const stored = new Map<number, string[]>();
for (const { sender_id: sender, client_id: clientId } of rows)
  stored.set(sender, [...(stored.get(sender) ?? []), clientId]);
let [lost, twice, unordered] = [0, 0, 0];
for (const [id, own] of written) {
  const found = stored.get(id) ?? [];
  lost += own.filter((clientId) => !found.includes(clientId)).length;
  twice += found.length - new Set(found).size;
  if (found.join(' ') !== own.join(' ')) unordered += 1;
}
const total = [...written.values()].reduce((sum, own) => sum + own.length, 0);
print(
  `${people} people, ${seconds} s: ${total} messages, ${(total / seconds).toFixed(0)} a second; p50 ${percentile(latencies, 0.5).toFixed(0)} ms, p95 ${percentile(latencies, 0.95).toFixed(0)} ms`,
);
print(`lost ${lost}, twice ${twice}, conversations in another order ${unordered}, refused ${faults.length}`);
for (const fault of faults.slice(0, 5)) print(fault);
process.exit(lost + twice + unordered + faults.length > 0 ? 1 : 0);
