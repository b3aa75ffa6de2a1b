import { isAlive } from '../../src/db/process-life.ts';
import { apiProcess, type ApiProcess } from '../harness/api-process.ts';

const WRITES = 1000;
const WRITERS = 8;
let api: ApiProcess;
beforeAll(async () => {
  api = await apiProcess();
}, 60_000);
afterAll(() => api.remove(), 30_000);

/** Registers accounts until a thousand are confirmed or the back end does not answer any more. */
async function register(
  tag: string,
  confirmed: string[],
  onCount: (count: number) => void,
  until: () => boolean,
) {
  let next = 0;
  const writer = async () => {
    while (next < WRITES && !until()) {
      const email = `${tag}-${(next += 1)}@example.com`;
      const reply = await fetch(`${api.origin}/api/user_signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ type: 0, auth_id: email, name: tag }),
      }).catch(() => undefined);
      const body = (await reply?.json().catch(() => undefined)) as { error?: boolean } | undefined;
      if (body?.error === false) {
        confirmed.push(email);
        onCount(confirmed.length);
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}

/** Whether an account exists: signing in again gives the same one, younger ones get a new id. */
async function missing(confirmed: string[], tag: string): Promise<string[]> {
  const lost: string[] = [];
  for (const email of confirmed) {
    const reply = await fetch(`${api.origin}/api/user_signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 0, auth_id: email, name: `${tag} again` }),
    });
    const body = (await reply.json()) as { data?: { name: string } };
    if (body.data?.name !== tag) lost.push(email);
  }
  return lost;
}

const environment = { ALLOW_UNPROVEN_AUTH_ID: '1' };

it('kill -9 of the back end in the middle of 1,000 writes loses no confirmed one; the database is adopted', async () => {
  await api.start(environment);
  const databaseBefore = api.databasePid();
  const confirmed: string[] = [];
  let gone = false;
  await register(
    'api',
    confirmed,
    (count) => {
      if (count === WRITES / 2) {
        gone = true;
        void api.end('SIGKILL');
      }
    },
    () => gone,
  );
  await api.end('SIGKILL');
  expect(confirmed.length).toBeGreaterThanOrEqual(WRITES / 2);
  expect(confirmed.length).toBeLessThan(WRITES);

  await api.start(environment);
  expect(api.databasePid()).toBe(databaseBefore);
  expect(await missing(confirmed, 'api')).toEqual([]);
}, 90_000);

it('kill -9 of the database in the middle of 1,000 writes loses no confirmed one; the back end starts a new one', async () => {
  const databaseBefore = api.databasePid();
  const confirmed: string[] = [];
  let killed = false;
  await register(
    'database',
    confirmed,
    (count) => {
      if (count < WRITES / 2 || killed) return;
      killed = true;
      process.kill(databaseBefore, 'SIGKILL');
    },
    () => false,
  );
  expect(killed).toBe(true);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if ((await fetch(`${api.origin}/api/ready`)).ok) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(api.databasePid()).not.toBe(databaseBefore);
  expect(await missing(confirmed, 'database')).toEqual([]);
}, 90_000);

it('kill -9 of both at once loses no confirmed write', async () => {
  const confirmed: string[] = [];
  let gone = false;
  await register(
    'both',
    confirmed,
    (count) => {
      if (count < WRITES / 4 || gone) return;
      gone = true;
      process.kill(api.databasePid(), 'SIGKILL');
      void api.end('SIGKILL');
    },
    () => gone,
  );
  await api.end('SIGKILL');
  await api.start(environment);
  expect(confirmed.length).toBeGreaterThanOrEqual(WRITES / 4);
  expect(await missing(confirmed, 'both')).toEqual([]);
}, 90_000);

it('SIGTERM in the middle of requests: running ones are answered, new ones turned away, the database is stopped', async () => {
  const before = await fetch(`${api.origin}/api/ready`);
  expect(before.ok).toBe(true);
  const replies = Array.from({ length: 20 }, async (_value, index) => {
    const reply = await fetch(`${api.origin}/api/user-register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'S',
        email: `s${index}@example.com`,
        password: 'secret-1',
        re_password: 'secret-1',
      }),
    }).catch(() => undefined);
    return reply?.status ?? 'not accepted';
  });
  // Once the first is answered the others are under way.
  await Promise.race(replies);
  const database = api.databasePid();
  expect(await api.end('SIGTERM')).toBe(0);
  const outcomes = new Set(await Promise.all(replies));
  expect(outcomes).toContain(200);
  for (const outcome of outcomes) expect([200, 503, 'not accepted']).toContain(outcome);
  expect(isAlive(database)).toBe(false);
}, 30_000);
