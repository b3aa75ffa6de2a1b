import type pg from 'pg';
import { apiProcess, type ApiProcess } from '../harness/api-process.ts';
import { databaseOf } from '../harness/observability/database-of.ts';

/** A back end whose log is read, and two more connections to its database. */
let api: ApiProcess;
let database: pg.Client;
/** Looks on: within a transaction PostgreSQL shows the same activity all the time. */
let operator: pg.Client;
beforeAll(async () => {
  api = await apiProcess();
  await api.start({ LOG_LEVEL: 'info', SLOW_QUERY_MS: '200' });
  [database, operator] = [await databaseOf(api), await databaseOf(api)];
}, 60_000);
afterAll(async () => {
  await database.end();
  await operator.end();
  await api.remove();
}, 30_000);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Does the work while the table can be read by no other connection. */
async function whileLocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  await database.query(`begin; lock table ${table} in access exclusive mode`);
  try {
    return await work();
  } finally {
    await database.query('rollback');
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!isSo() && Date.now() < deadline) await pause(10);
}

/** Statements of the back end that wait for a lock, as an operator sees them. */
async function waiting(part = `name='userRegister'`): Promise<string[]> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const { rows } = await operator.query<{ query: string }>(
      `select query from pg_stat_activity where wait_event_type = 'Lock' and position($1 in query) > 0`,
      [part],
    );
    if (rows.length > 0 || Date.now() > deadline) return rows.map(({ query }) => query);
    await pause(20);
  }
}

const register = (id: string, email: string) =>
  fetch(`${api.origin}/api/user-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': id },
    body: JSON.stringify({ name: 'Ida', email, password: 'secret-17', re_password: 'secret-17' }),
  });
const linesOf = (id: string) => api.log().filter(({ reqId }) => reqId === id);
const slowLines = () => api.log().filter(({ event }) => event === 'slow_statement');

describe('the id that a browser sends', () => {
  it('names the call in the answer, in each line of the log and in the statements of the database', async () => {
    const id = 'from-the-browser-1';
    let reply: Promise<Response> | undefined;
    const [statement] = await whileLocked('registrations', () => {
      reply = register(id, 'ida@example.com');
      return waiting();
    });
    expect(statement).toMatch(/^\/\*id='from-the-browser-1',name='userRegister'\*\/ select/);
    const { status, headers } = await reply!;
    expect([status, headers.get('x-request-id')]).toEqual([200, id]);
    // The last line is written after the answer.
    await until(() => linesOf(id).length > 1);
    expect(linesOf(id).map(({ msg }) => msg)).toEqual(['incoming request', 'request completed']);
    // Its own log writes the id once.
    for (const line of linesOf(id)) expect(JSON.stringify(line).match(/"reqId"/g)).toHaveLength(1);
  });

  it('is replaced where it could be read as something else', async () => {
    const reply = await register("x'*/ drop table users --", 'eve@example.com');
    expect(reply.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('is in the line about an error, whose answer has no details', async () => {
    await database.query('alter table articles rename to away');
    const headers = { 'x-request-id': 'that-broke-1' };
    const reply = await fetch(`${api.origin}/api/get_articles`, { headers });
    await database.query('alter table away rename to articles');
    expect(reply.status).toBe(500);
    expect(await reply.text()).not.toContain('articles');
    await until(() => linesOf('that-broke-1').length > 2);
    expect(linesOf('that-broke-1')).toMatchObject([
      {},
      { event: 'request_failed', err: { message: expect.stringContaining('articles') } },
      {},
    ]);
  });
});

describe('a statement that takes long', () => {
  it('is logged with its request, call and duration, and without its values', async () => {
    const id = 'that-waited-1';
    let reply: Promise<Response> | undefined;
    await whileLocked('registrations', async () => {
      reply = register(id, 'secret-address@example.com');
      await waiting();
      await pause(300);
    });
    await reply;
    await until(() => slowLines().some(({ reqId }) => reqId === id));
    const [line, ...others] = slowLines().filter(({ reqId }) => reqId === id);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ level: 40, work: 'userRegister', failed: false });
    expect(line!.ms).toBeGreaterThanOrEqual(300);
    expect(line!.statement).toMatch(/^select \* from "registrations" where lower\(email\) = lower\(\$1\)/);
    expect(JSON.stringify(api.log())).not.toContain('secret-address');
  });

  it('of a job is logged with the name of the job', async () => {
    await whileLocked('sessions', async () => {
      // Made due under the lock: a run in between would not wait.
      await operator.query(`update jobs set run_at = now(), lease_until = null where name = 'housekeeping'`);
      expect(await waiting(`name='housekeeping'`)).toHaveLength(1);
      await pause(300);
    });
    // On a busy machine other statements of the job take long too.
    const ofJob = () => slowLines().filter(({ work }) => work === 'housekeeping');
    const waited = () =>
      ofJob().find(({ statement }) => String(statement).includes('delete from "sessions"'));
    await until(() => waited() !== undefined);
    expect(waited()!.ms).toBeGreaterThanOrEqual(300);
  }, 30_000);

  it('is not logged where that is switched off', async () => {
    await api.end('SIGTERM');
    await api.start({ LOG_LEVEL: 'info', SLOW_QUERY_MS: '0' });
    [database, operator] = [await databaseOf(api), await databaseOf(api)];
    const before = slowLines().length;
    let reply: Promise<Response> | undefined;
    await whileLocked('registrations', async () => {
      reply = register('that-waited-2', 'ida@example.com');
      await waiting();
      await pause(300);
    });
    expect((await reply!).status).toBe(200);
    expect(slowLines()).toHaveLength(before);
  }, 60_000);
});
