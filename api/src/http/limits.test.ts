import { memoryLimits } from '#adapters/limits/memory-limits.ts';
import { insuredLimits, redisLimits } from '#adapters/limits/redis-limits.ts';
import { MINUTE_MS } from '#ports/clock.ts';
import type { LimitStore } from '#ports/limits.ts';
import { limitsIn } from './limits.ts';

/** Words of the refusal. */
const TOO_MANY = /too many/i;
let now: number;
let store: LimitStore;
beforeEach(() => {
  now = 0;
  store = memoryLimits({ now: () => new Date(now) });
});

/** Events of a key that pass, of so many. */
const passed = async (limit: ReturnType<ReturnType<typeof limitsIn>>, key: string, times: number) => {
  let count = 0;
  for (let turn = 0; turn < times; turn += 1)
    await limit.check(key).then(
      () => (count += 1),
      () => undefined,
    );
  return count;
};

describe('the rate limiter', () => {
  it('lets so many events of a key pass in a window, and as many in the next', async () => {
    const limit = limitsIn(store)('calls', 3);
    expect(await passed(limit, 'a', 5)).toBe(3);
    expect(await passed(limit, 'b', 1)).toBe(1);
    now += MINUTE_MS - 1;
    expect(await passed(limit, 'a', 5)).toBe(0);
    now += 1;
    expect(await passed(limit, 'a', 5)).toBe(3);
  });

  it('keeps no key out for longer than its window when the clock ran ahead and is set back', async () => {
    const limit = limitsIn(store)('passwords', 3);
    now += 24 * 60 * MINUTE_MS;
    expect(await passed(limit, 'a', 5)).toBe(3);
    now -= 24 * 60 * MINUTE_MS;
    await limit.refuseFull('a');
    expect(await passed(limit, 'a', 5)).toBe(3);
  });

  it('states when to come back, in whole seconds', async () => {
    const limit = limitsIn(store)('calls', 0);
    now += 500;
    expect(await limit.count('a')).toEqual({ remaining: -1, retryAfterSeconds: 60 });
    now += 59_900;
    expect(await limit.count('a')).toEqual({ remaining: -2, retryAfterSeconds: 1 });
  });

  it('limits of different names count apart', async () => {
    const limits = limitsIn(store);
    expect(await passed(limits('calls', 1), 'a', 2)).toBe(1);
    expect(await passed(limits('letters', 1), 'a', 2)).toBe(1);
  });

  it('what is taken back or forgotten does not count', async () => {
    const limit = limitsIn(store)('passwords', 2);
    expect(await passed(limit, 'a', 2)).toBe(2);
    await expect(limit.refuseFull('a')).rejects.toThrow(TOO_MANY);
    await limit.release('a');
    await limit.refuseFull('a');
    expect(await passed(limit, 'a', 2)).toBe(1);
    await limit.forget('a');
    expect(await passed(limit, 'a', 3)).toBe(2);
  });

  it('counts for itself while the shared store fails, and refuses as before', async () => {
    const failing = redisLimits({ run: () => Promise.reject(new Error('away')) }, 'pepper');
    const limit = limitsIn(insuredLimits(failing, store))('calls', 2);
    expect(await passed(limit, 'a', 5)).toBe(2);
    await expect(limit.refuseFull('a')).rejects.toThrow(TOO_MANY);
    await limit.forget('a');
    expect(await passed(limit, 'a', 5)).toBe(2);
  });

  it('names no person and no network to the shared store', async () => {
    const keys: string[] = [];
    const redis = {
      run: async (_script: string, key: string) => {
        keys.push(key);
        return [1, 1000];
      },
    };
    const limit = limitsIn(redisLimits(redis, 'pepper'))('passwords', 2);
    await limit.count('buyer@example.com 192.0.2.1');
    await limit.refuseFull('buyer@example.com 192.0.2.1');
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^lintel:limit:[\w-]{43}$/);
  });
});
