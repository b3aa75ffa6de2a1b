import { createHmac } from 'node:crypto';
import type { LimitCounts, LimitStore } from '#ports/limits.ts';

/** What of a Redis is used here. */
export interface RedisCommands {
  /** Runs a script on one key. */
  run(script: string, key: string, ...values: readonly string[]): Promise<unknown>;
}

/** Each is one step of Redis, so processes cannot come between; a key that has gone is not made again without an end. */
const ADD = `local n = redis.call('incr', KEYS[1])
if n == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return { n, redis.call('pttl', KEYS[1]) }`;
const READ = `return { tonumber(redis.call('get', KEYS[1]) or 0), redis.call('pttl', KEYS[1]) }`;
const TAKE_BACK = `if tonumber(redis.call('get', KEYS[1]) or 0) > 0 then redis.call('decr', KEYS[1]) end`;
const FORGET = `redis.call('del', KEYS[1])`;

const windowOf = (answer: unknown) => {
  const [count = 0, endsIn = 0] = answer as number[];
  return { count, endsInMs: Math.max(0, endsIn) };
};

/** Counts in Redis, one number for all processes. Keys name people and networks, so they are stored as digests. */
export const redisLimits =
  (redis: RedisCommands, pepper: string): LimitStore =>
  (limit) => {
    const nameOf = (key: string) =>
      `lintel:limit:${createHmac('sha256', pepper).update(`${limit}\n${key}`).digest('base64url')}`;
    return {
      add: async (key, windowMs) => windowOf(await redis.run(ADD, nameOf(key), String(windowMs))),
      read: async (key) => windowOf(await redis.run(READ, nameOf(key))),
      takeBack: async (key) => void (await redis.run(TAKE_BACK, nameOf(key))),
      forget: async (key) => void (await redis.run(FORGET, nameOf(key))),
    };
  };

/** Counts in `own` while `shared` does not answer: limits then hold for each process, and no caller waits or is refused. */
export const insuredLimits =
  (shared: LimitStore, own: LimitStore): LimitStore =>
  (limit) => {
    const [far, near] = [shared(limit), own(limit)];
    const either = <T>(work: (counts: LimitCounts) => Promise<T>) => work(far).catch(() => work(near));
    return {
      add: (key, windowMs) => either((counts) => counts.add(key, windowMs)),
      read: (key) => either((counts) => counts.read(key)),
      takeBack: (key) => either((counts) => counts.takeBack(key)),
      forget: (key) => either((counts) => counts.forget(key)),
    };
  };
