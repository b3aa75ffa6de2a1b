import { Redis } from 'ioredis';
import { apiProcess, type ApiProcess } from '../harness/api-process.ts';
import { engineDatabase, type EngineDatabase } from '../harness/engines/engine-database.ts';
import { engineFolder, type EngineFolder } from '../harness/engines/engine-folder.ts';
import { startRedis } from '../harness/engines/redis.ts';

const CALLS_A_MINUTE = 30;
/** For a busy machine; how quickly calls are answered is measured where it matters. */
const ANSWER_TIMEOUT_MS = 15_000;

/** Two back ends that count limits in one Redis. */
let folder: EngineFolder;
let database: EngineDatabase;
let redis: Awaited<ReturnType<typeof startRedis>>;
let apis: ApiProcess[];
beforeAll(async () => {
  folder = engineFolder();
  redis = await startRedis(folder);
  database = await engineDatabase();
  apis = await Promise.all([apiProcess(), apiProcess()]);
  const environment = {
    DATABASE_URL: database.direct,
    REDIS_URL: redis.url,
    RATE_LIMIT_VISITOR: String(CALLS_A_MINUTE),
  };
  await Promise.all(apis.map((api) => api.start(environment)));
}, 120_000);
afterAll(async () => {
  await Promise.all(apis.map((api) => api.remove()));
  await database.close();
  await folder.remove();
}, 60_000);
beforeEach(async () => {
  const client = new Redis(redis.url);
  await client.flushall();
  client.disconnect();
});

const call = (api: ApiProcess) =>
  fetch(`${api.origin}/api/faqs`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).then(
    ({ status }) => status,
  );
const wrongPassword = (api: ApiProcess) =>
  fetch(`${api.origin}/api/user_signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: '3', email: 'buyer@example.com', password: 'not this one' }),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).then(async (reply) => ((await reply.json()) as { key: string }).key);

/** Statuses of calls that go to the back ends by turns. */
async function byTurns<T>(times: number, work: (api: ApiProcess) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let turn = 0; turn < times; turn += 1) results.push(await work(apis[turn % apis.length]!));
  return results;
}
const times = <T>(results: readonly T[], wanted: T) => results.filter((result) => result === wanted).length;

describe('limits of two back ends', () => {
  it('calls through both add up to one number', async () => {
    const statuses = await byTurns(CALLS_A_MINUTE + 10, call);
    expect(times(statuses, 200)).toBe(CALLS_A_MINUTE);
    expect(times(statuses, 429)).toBe(10);
  }, 60_000);

  it('calls that arrive together add up to it as well', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 2 * CALLS_A_MINUTE }, async (_none, turn) => call(apis[turn % 2]!)),
    );
    expect(times(statuses, 200)).toBe(CALLS_A_MINUTE);
  }, 60_000);

  it('a second back end gives no more passwords to try', async () => {
    const keys = await byTurns(12, wrongPassword);
    expect(times(keys, 'invalidCredentials')).toBe(10);
    expect(times(keys, 'tooManyRequests')).toBe(2);
  }, 60_000);

  /** Asks until Redis counts again for this back end, whose own count is used up. */
  async function untilShared(api: ApiProcess) {
    const deadline = Date.now() + 30_000;
    while ((await call(api)) !== 200) {
      if (Date.now() > deadline) throw new Error('limits are not counted in Redis again');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  it('while Redis is dead every call is answered and each back end counts; afterwards they count together again', async () => {
    await redis.end('SIGKILL');
    const without = await byTurns(2 * CALLS_A_MINUTE + 6, call);
    expect(times(without, 200)).toBe(2 * CALLS_A_MINUTE);
    expect(times(without, 429)).toBe(6);

    redis = await startRedis(folder, redis.port);
    for (const api of apis) await untilShared(api);
    expect(times(await byTurns(2 * CALLS_A_MINUTE, call), 200)).toBe(CALLS_A_MINUTE - apis.length);
  }, 60_000);

  it('a Redis that hangs holds up few calls, and none for long', async () => {
    process.kill(redis.pid, 'SIGSTOP');
    const durations = await byTurns(CALLS_A_MINUTE, async (api) => {
      const begun = Date.now();
      expect([200, 429]).toContain(await call(api));
      return Date.now() - begun;
    });
    process.kill(redis.pid, 'SIGCONT');
    expect(durations.filter((ms) => ms > 500).length).toBeLessThan(CALLS_A_MINUTE / 2);
    expect(Math.max(...durations)).toBeLessThan(5000);
  }, 60_000);
});
