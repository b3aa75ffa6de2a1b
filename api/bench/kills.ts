/**
 * npm run bench -- kills [--times 50]
 *
 * Kills the back end or its database with SIGKILL while accounts are being registered, again and again. Ends with 1 when a
 * confirmed account is missing or stands there twice.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backEnd, databaseOf, register } from './back-end.ts';
import { print } from './world.ts';

const WRITERS = 4;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const { values } = parseArgs({ options: { times: { type: 'string' } } });
const times = Number(values.times ?? 50);
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-kills-'));
fs.chmodSync(data, 0o755);
const api = await backEnd(data);
const confirmed: string[] = [];
let stopped = false;
let next = 0;

await api.start();
const writers = Array.from({ length: WRITERS }, async () => {
  while (!stopped) {
    const email = `drill-${(next += 1)}@example.com`;
    if (await register(api.origin, email)) confirmed.push(email);
    else await pause(20);
  }
});
for (let round = 1; round <= times; round += 1) {
  await pause(150 + Math.random() * 450);
  const victim = ['the back end', 'the database', 'both'][round % 3]!;
  if (victim !== 'the back end') process.kill(api.databasePid(), 'SIGKILL');
  if (victim !== 'the database') {
    await api.end('SIGKILL');
    await api.start();
  }
  for (let attempt = 0; attempt < 600 && !(await api.isReady()); attempt += 1) await pause(50);
  if (round % 10 === 0) print(`${round} kills, ${confirmed.length} confirmed accounts`);
}
stopped = true;
await Promise.all(writers);
const client = await databaseOf(data);
const { rows } = await client.query<{ email: string; n: number }>(
  `select email, count(*)::int as n from users where email like 'drill-%' group by email`,
);
await client.end();
await api.end('SIGTERM');
fs.rmSync(data, { recursive: true, force: true });
const found = new Map(rows.map(({ email, n }) => [email, n]));
const missing = confirmed.filter((email) => !found.has(email));
const double = rows.filter(({ n }) => n > 1);
print(`${times} kills: ${confirmed.length} confirmed, ${missing.length} missing, ${double.length} double`);
process.exitCode = missing.length + double.length > 0 || confirmed.length < times ? 1 : 0;
