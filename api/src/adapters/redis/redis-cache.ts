import { createHmac } from 'node:crypto';
import type { SharedCache } from '#ports/engines/shared-cache.ts';
import type { RedisCommands } from '#adapters/limits/redis-limits.ts';

const GET = `return redis.call('get', KEYS[1])`;
const SET = `redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2])`;

/** Keys hold what visitors ask for, so they are stored as digests; installations that share a Redis have answers of their own. */
export function redisCache(redis: RedisCommands, pepper: string): SharedCache {
  const nameOf = (key: string) =>
    `lintel:cache:${createHmac('sha256', pepper).update(key).digest('base64url')}`;
  return {
    async get(key) {
      const text = await redis.run(GET, nameOf(key));
      return typeof text === 'string' ? text : undefined;
    },
    set: async (key, text, keepMs) => void (await redis.run(SET, nameOf(key), text, String(keepMs))),
  };
}
