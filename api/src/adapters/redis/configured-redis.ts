import type { FastifyBaseLogger } from 'fastify';
import { memoryLimits } from '#adapters/limits/memory-limits.ts';
import { insuredLimits, redisLimits } from '#adapters/limits/redis-limits.ts';
import type { Clock } from '#ports/clock.ts';
import type { LimitStore } from '#ports/limits.ts';
import type { SharedCache } from '#ports/engines/shared-cache.ts';
import { openRedis } from './redis.ts';
import { redisCache } from './redis-cache.ts';

interface Dependencies {
  readonly redisUrl: string | undefined;
  readonly clock: Clock;
  /** Secret of this installation. */
  readonly pepper: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

interface Shared {
  readonly limits: LimitStore;
  readonly cache: SharedCache | undefined;
  close(): Promise<void>;
}

/** What all processes have in common where a Redis is configured; else limits are counted in this process, and no cache is shared. */
export async function configuredRedis({ redisUrl, clock, pepper, log }: Dependencies): Promise<Shared> {
  const own = memoryLimits(clock);
  if (redisUrl === undefined) return { limits: own, cache: undefined, close: async () => undefined };
  const redis = await openRedis(redisUrl, {
    onAway: (error) =>
      log.warn({ err: error, event: 'redis_away' }, 'Redis is away: limits are counted by each process'),
    onBack: () => log.info({ event: 'redis_back' }, 'Redis is back'),
  });
  return {
    limits: insuredLimits(redisLimits(redis, pepper), own),
    cache: redisCache(redis, pepper),
    close: () => redis.close(),
  };
}
