import { Redis } from 'ioredis';
import { engineFolder, type EngineFolder } from '../harness/engines/engine-folder.ts';
import { startOpenSearch, type SearchCluster } from '../harness/engines/opensearch.ts';
import { startRedis } from '../harness/engines/redis.ts';
import { testApp, type TestApp } from '../harness/test-app.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Two back ends that search in one OpenSearch and keep answers in one Redis. */
let folder: EngineFolder;
let cluster: SearchCluster;
let redis: Awaited<ReturnType<typeof startRedis>>;
let client: Redis;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  folder = engineFolder();
  redis = await startRedis(folder);
  client = new Redis(redis.url);
  cluster = await startOpenSearch(folder);
  app = await testApp({ SEARCH_URL: cluster.url, SEARCH_REPLICAS: '0', REDIS_URL: redis.url });
  other = await app.beside();
  await until(async () => (await totalIn(app)) !== undefined && (await totalIn(other)) !== undefined);
}, 240_000);
afterAll(async () => {
  client.disconnect();
  await other?.close();
  await app?.close();
  await folder?.remove();
}, 60_000);

const totalIn = async (one: TestApp, bedrooms = 0) =>
  (await one.get('search-facets', bedrooms ? { bedrooms_min: bedrooms } : {})).body.data?.total as
    | number
    | undefined;
async function until(holds: () => Promise<boolean>) {
  const deadline = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('it did not come to that');
    await pause(50);
  }
}
const kept = () => client.keys('lintel:cache:*');

describe('two back ends with one cache', () => {
  it('counts that one was given are given by the other, until the index changes', async () => {
    await client.flushall();
    const right = (await totalIn(app, 3))!;
    await until(async () => (await kept()).length === 1);
    const [key] = await kept();
    const answer = JSON.parse((await client.get(key!))!);
    await client.set(key!, JSON.stringify({ ...answer, total: right + 1000 }), 'KEEPTTL');
    expect(await client.pttl(key!)).toBeGreaterThan(1000);
    expect(await totalIn(other, 3)).toBe(right + 1000);

    const { id } = await app.db
      .selectFrom('properties')
      .select('id')
      .where('is_on_market', '=', true)
      .limit(1)
      .executeTakeFirstOrThrow();
    await app.db.updateTable('properties').set({ status: 0 }).where('id', '=', id).execute();
    await until(async () => (await totalIn(other, 3))! <= right);
  }, 60_000);

  it('while Redis is dead counts are right', async () => {
    await redis.end('SIGKILL');
    const total = await totalIn(app, 4);
    expect(total).toBe(await totalIn(other, 4));
    expect(total).toBeGreaterThan(0);
  }, 60_000);
});
