import { Redis } from 'ioredis';
import { apiProcess, type ApiProcess } from '../harness/api-process.ts';
import { engineDatabase, type EngineDatabase } from '../harness/engines/engine-database.ts';
import { engineFolder, type EngineFolder } from '../harness/engines/engine-folder.ts';
import { startProxy, type Proxy } from '../harness/engines/haproxy.ts';
import { startRedis } from '../harness/engines/redis.ts';
import { signedIn } from '../harness/engines/signed-in.ts';
import { openEvents } from '../harness/events-reader.ts';

const BACK_ENDS = 3;
const CALLS_A_MINUTE = 300;
/** What users see of each other's changes is at most so old, whichever back end answers them. */
const SEEN_WITHIN_MS = 1000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Three back ends behind HAProxy, with one PostgreSQL through PgBouncer and one Redis. */
let folder: EngineFolder;
let database: EngineDatabase;
let redis: Awaited<ReturnType<typeof startRedis>>;
let counters: Redis;
let apis: ApiProcess[];
let proxy: Proxy;
beforeAll(async () => {
  folder = engineFolder();
  redis = await startRedis(folder);
  counters = new Redis(redis.url);
  database = await engineDatabase();
  apis = await Promise.all(Array.from({ length: BACK_ENDS }, () => apiProcess()));
  const environment = {
    DATABASE_URL: database.pooled,
    DATABASE_LISTEN_URL: database.direct,
    REDIS_URL: redis.url,
    RATE_LIMIT_VISITOR: String(CALLS_A_MINUTE),
  };
  await Promise.all(apis.map((api) => api.start(environment)));
  proxy = await startProxy(
    folder,
    apis.map(({ origin }) => origin),
  );
  const deadline = Date.now() + 30_000;
  while ((await proxy.ready()) !== BACK_ENDS) {
    if (Date.now() > deadline) throw new Error('the proxy does not find the back ends ready');
    await pause(50);
  }
}, 120_000);
afterAll(async () => {
  counters.disconnect();
  await Promise.all(apis.map((api) => api.remove()));
  await database.close();
  await folder.remove();
}, 60_000);
beforeEach(() => counters.flushall());

/** A signed-in page of an account, connected to one back end; it sends through the proxy, so through any. */
async function openPage(email: string, at: number) {
  const { id, token } = await signedIn(database.client, email);
  const events = await openEvents(apis[at]!.origin, token);
  const send = async (receiver: number, property: number, message: string) => {
    const reply = await fetch(`${proxy.origin}/api/send_message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ receiver_id: receiver, property_id: property, message }),
    });
    expect(await reply.json()).toMatchObject({ error: false });
  };
  return { id, events, send };
}

it('two users whose pages are at different back ends talk in both directions, each message within a second', async () => {
  const owner = await openPage('owner@example.com', 0);
  const buyer = await openPage('buyer@example.com', 1);
  const { rows } = await database.client.query<{ id: number }>(
    'select id from properties where added_by = $1 and is_on_market order by id limit 1',
    [owner.id],
  );
  const property = rows[0]!.id;
  for (let turn = 0; turn < 6; turn += 1) {
    const [from, to] = turn % 2 === 0 ? [buyer, owner] : [owner, buyer];
    const text = `message ${turn} across back ends`;
    const begun = Date.now();
    await from.send(to.id, property, text);
    let frame = await to.events.next('push');
    while (!JSON.stringify(frame.data).includes(text)) frame = await to.events.next('push');
    expect(Date.now() - begun).toBeLessThan(SEEN_WITHIN_MS);
  }
  owner.events.close();
  buyer.events.close();
}, 60_000);

it('the calls of a visitor add up to one number over all of them', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 2 * CALLS_A_MINUTE }, async () => (await fetch(`${proxy.origin}/api/faqs`)).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(CALLS_A_MINUTE);
  expect(statuses.filter((status) => status === 429)).toHaveLength(CALLS_A_MINUTE);
}, 60_000);

const totalAt = async (api: ApiProcess) => {
  const reply = await fetch(`${api.origin}/api/search-facets`);
  return ((await reply.json()) as { data: { total: number } }).data.total;
};

it('a home that leaves the market is gone from the results of each within a second', async () => {
  const before = await totalAt(apis[0]!);
  await database.client.query(
    'update properties set status = 0 where id = (select max(id) from properties where is_on_market)',
  );
  const changed = Date.now();
  const gone = apis.map(async (api) => {
    while ((await totalAt(api)) !== before - 1) {
      if (Date.now() > changed + 10 * SEEN_WITHIN_MS) break;
      await pause(50);
    }
    return Date.now() - changed;
  });
  for (const after of await Promise.all(gone)) expect(after).toBeLessThan(SEEN_WITHIN_MS);
}, 60_000);
