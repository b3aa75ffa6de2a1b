import * as operations from '@lintel/api-contract';
import { schemas, type OperationName } from '@lintel/api-contract/schemas';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type pg from 'pg';
import { apiProcess, type ApiProcess } from '../harness/api-process.ts';
import { databaseOf } from '../harness/observability/database-of.ts';
import { openEvents } from '../harness/events-reader.ts';
import { scrape, valueOf, type Series } from '../harness/observability/prometheus.ts';
import { freePort } from '../harness/services.ts';

let api: ApiProcess;
let database: pg.Client;
let port: number;
let token: string;
beforeAll(async () => {
  api = await apiProcess();
  port = await freePort();
  await api.start({ METRICS_PORT: String(port), SEED: 'demo' });
  database = await databaseOf(api);
  token = randomBytes(24).toString('hex');
  const { rows } = await database.query<{ id: number }>(
    `select id from users where email = 'buyer@example.com'`,
  );
  await database.query(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), rows[0]!.id],
  );
}, 120_000);
afterAll(async () => {
  await database.end();
  await api.remove();
}, 30_000);

const names = Object.keys(schemas) as OperationName[];
const value = async (name: string, labels?: Record<string, string>) =>
  valueOf(await scrape(port), name, labels);
/** Asks again until the number is there: some are read from the database every ten seconds at most. */
async function until(name: string, labels: Record<string, string>, wanted: (value: number) => boolean) {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const found = await value(name, labels);
    if ((found !== undefined && wanted(found)) || Date.now() > deadline) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Calls that end the session of the walk. */
const LEAVING: ReadonlySet<OperationName> = new Set<OperationName>([
  'beforeLogout',
  'deleteUser',
  'signOutEverywhere',
]);

/** Makes every call of the contract, with a number that must not become a label. */
async function walk(number: number): Promise<void> {
  for (const name of names) {
    const { method, path } = operations[name];
    const query = method === 'GET' ? `?id=${number}&slug_id=home-${number}` : '';
    const headers = { authorization: `Bearer ${LEAVING.has(name) ? 'none' : token}` };
    const body =
      method === 'GET'
        ? {}
        : {
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ id: number, property_id: number }),
          };
    const reply = await fetch(`${api.origin}/api/${path}${query}`, { method, headers, ...body });
    await reply.arrayBuffer();
  }
}

const nameOf = ({ name, labels }: Series) => `${name} ${JSON.stringify(labels)}`;

describe('labels', () => {
  it('do not grow with what is asked for: all calls twice, with other numbers', async () => {
    const ofRequests = async () =>
      (await scrape(port)).map(nameOf).filter((name) => /^lintel_(http|refusals|sql)/.test(name));
    await walk(4_711_001);
    const first = new Set(await ofRequests());
    for (const name of names)
      expect([...first].some((series) => series.includes(`"/api/${operations[name].path}"`))).toBe(true);

    await walk(4_711_002);
    for (let page = 0; page < 50; page += 1) {
      await fetch(`${api.origin}/no/such/address/${page}`);
      await fetch(`${api.origin}/images/none/${page}.webp`);
    }

    const added = (await ofRequests()).filter((name) => !first.has(name));
    expect(added.filter((name) => !/"route":"(unknown|\/images\/\*)"/.test(name))).toEqual([]);
    // Two more routes; of each a histogram and a refusal.
    expect(added.length).toBeLessThan(40);
    expect([...first, ...added].join()).not.toMatch(/4711|such|none\//);
  }, 120_000);

  it('are words of the program: templates, calls, jobs, keys and names of limits', async () => {
    const own = (await scrape(port)).filter(({ name }) => name.startsWith('lintel_'));
    const texts = own.flatMap(({ name, labels: { le: _le, status: _status, ...labels } }) =>
      Object.entries(labels).map(([key, text]) => `${name} ${key}: ${text}`),
    );
    expect(texts.length).toBeGreaterThan(500);
    expect(
      texts.filter((text) => !/: [a-zA-Z][\w -]{1,40}$|: \/[a-zA-Z:_*/.-]{1,60}$|: \*$/.test(text)),
    ).toEqual([]);
  });
});

describe('what the process does', () => {
  it('is measured by route, status and duration', async () => {
    const labels = { method: 'GET', route: '/api/get-property-list', status: '200' };
    const count = 'lintel_http_request_duration_seconds_count';
    const sum = 'lintel_http_request_duration_seconds_sum';
    const before = await scrape(port);
    for (let city = 0; city < 5; city += 1)
      await (await fetch(`${api.origin}/api/get-property-list?city=town${city}`)).text();
    const after = await scrape(port);
    expect(valueOf(after, count, labels)! - valueOf(before, count, labels)!).toBe(5);
    expect(valueOf(after, sum, labels)).toBeGreaterThan(valueOf(before, sum, labels)!);
  });

  it('includes statements of the database, by the call or job that wants them', async () => {
    const work = { work: 'faqs' };
    const before = (await value('lintel_sql_statements_total', work)) ?? 0;
    await fetch(`${api.origin}/api/faqs`);
    expect(await value('lintel_sql_statements_total', work)).toBeGreaterThan(before);
    expect(await value('lintel_sql_seconds_total', work)).toBeGreaterThan(0);
    expect(await value('lintel_sql_duration_seconds_count')).toBeGreaterThan(100);
    expect(await value('lintel_sql_statements_total', { work: 'housekeeping' })).toBeGreaterThan(0);
  });

  it('includes refusals by their key, also those that carry status 200', async () => {
    const labels = { route: '/api/get_languages', key: 'validation' };
    const before = (await value('lintel_refusals_total', labels)) ?? 0;
    const reply = await fetch(`${api.origin}/api/get_languages`);
    expect(reply.status).toBe(200);
    expect(await value('lintel_refusals_total', labels)).toBe(before + 1);
  });

  it('includes limits that refuse, by their name', async () => {
    const message = { first_name: 'A', last_name: 'B', email: 'a@example.com', subject: 'c', message: 'd' };
    const statuses: number[] = [];
    for (let sent = 0; sent < 7; sent += 1)
      statuses.push(
        (
          await fetch(`${api.origin}/api/contct_us`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(message),
          })
        ).status,
      );
    const refused = statuses.filter((status) => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    expect(await value('lintel_limit_refusals_total', { limit: 'contactMessages' })).toBe(refused);
  });

  it('includes open streams of events, which are no slow requests', async () => {
    const streams = [await openEvents(api.origin, token), await openEvents(api.origin, token)];
    expect(await value('lintel_event_streams')).toBe(2);
    for (const stream of streams) stream.close();
    expect(await until('lintel_event_streams', {}, (open) => open === 0)).toBe(0);
    expect(
      await value('lintel_http_request_duration_seconds_count', { route: '/api/events', status: '200' }),
    ).toBeUndefined();
  });

  it('includes statements that wait for a connection', async () => {
    expect(await value('lintel_pool_connections', { server: 'primary', state: 'waiting' })).toBe(0);
    await database.query('begin; lock table faqs in access exclusive mode');
    const calls = Array.from({ length: 14 }, () => fetch(`${api.origin}/api/faqs`));
    const waits = await until(
      'lintel_pool_connections',
      { server: 'primary', state: 'waiting' },
      (waiting) => waiting > 0,
    );
    await database.query('rollback');
    await Promise.all(calls);
    expect(waits).toBeGreaterThan(0);
    // Jobs and the reading of the log may use one at this moment.
    const used = { server: 'primary', state: 'used' };
    expect(await until('lintel_pool_connections', used, (count) => count === 0)).toBe(0);
  }, 60_000);

  it('includes the columns of the search: how many listings, and how far behind', async () => {
    const { rows } = await database.query<{ n: number }>('select count(*)::int as n from properties');
    expect(await value('lintel_search_index_listings')).toBe(rows[0]!.n);
    expect(await value('lintel_search_index_ready')).toBe(1);
    await database.query('begin; lock table property_facilities in access exclusive mode');
    const other = await databaseOf(api);
    await other.query('update properties set price = price + 1 where id = (select max(id) from properties)');
    await other.end();
    const lag = await until('lintel_search_index_lag_seconds', {}, (seconds) => seconds > 0.1);
    const waits = await value('lintel_search_index_waiting');
    await database.query('rollback');
    expect(lag).toBeGreaterThan(0.1);
    expect(waits).toBeGreaterThanOrEqual(0);
    expect(await until('lintel_search_index_lag_seconds', {}, (seconds) => seconds === 0)).toBe(0);
  }, 60_000);

  it('includes what waits to be sent, what was given up, and jobs', async () => {
    await database.query(
      `insert into mail_outbox (recipient, subject, body, created_at, next_attempt_at, failed_at, channel) values
        ('a@example.com', '', '', now() - interval '1 hour', now() + interval '1 day', null, 'sms'),
        ('b@example.com', '', '', now(), now(), now(), 'sms')`,
    );
    expect(await until('lintel_queue_waiting', { queue: 'sms' }, (count) => count > 0)).toBe(1);
    expect(await value('lintel_queue_oldest_seconds', { queue: 'sms' })).toBeGreaterThan(3500);
    expect(await value('lintel_queue_given_up', { queue: 'sms' })).toBe(1);
    expect(await value('lintel_job_runs_total', { name: 'housekeeping', outcome: 'done' })).toBeGreaterThan(
      0,
    );
    expect(await value('lintel_job_failed', { name: 'housekeeping' })).toBe(0);
    expect(await value('lintel_job_late_seconds', { name: 'housekeeping' })).toBeLessThan(60);
  }, 60_000);

  it('is answered within seconds, without what the database would say, while the database is away', async () => {
    await database.query('begin; lock table jobs, mail_outbox in access exclusive mode');
    await new Promise((resolve) => setTimeout(resolve, 10_100));
    const startedAt = Date.now();
    const series = await scrape(port);
    const took = Date.now() - startedAt;
    await database.query('rollback');
    expect(took).toBeLessThan(5000);
    expect(valueOf(series, 'lintel_queue_waiting')).toBeUndefined();
    expect(valueOf(series, 'lintel_event_streams')).toBe(0);
  }, 60_000);
});

describe('the port', () => {
  it('is not the public one', async () => {
    const reply = await fetch(`${api.origin}/metrics`);
    expect(reply.status).toBe(404);
    expect(await reply.text()).not.toContain('lintel_');
  });

  it('stops the start with its name where another program has it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port: taken } = other.address() as { port: number };
    const { code, output } = await api.startExpectingExit({
      PORT: String(await freePort()),
      METRICS_PORT: String(taken),
      LINTEL_DATA: `${api.dataDirectory}/other`,
    });
    other.close();
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${taken} on 127.0.0.1 cannot be used (EADDRINUSE); set METRICS_PORT to another number.`,
    );
  }, 60_000);
});
