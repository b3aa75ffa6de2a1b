import type { FastifyBaseLogger } from 'fastify';
import { openRedis } from '#adapters/redis/redis.ts';
import type { Clock } from '#ports/clock.ts';
import type { LimitStore } from '#ports/limits.ts';
import { memoryLimits } from './memory-limits.ts';
import { insuredLimits, redisLimits } from './redis-limits.ts';

interface Dependencies {
  readonly redisUrl: string | undefined;
  readonly clock: Clock;
  /** Secret of this installation. */
  readonly pepper: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Where limits are counted: in Redis for all processes together, where one is configured, else in this process. */
export async function configuredLimits({ redisUrl, clock, pepper, log }: Dependencies): Promise<{
  store: LimitStore;
  close(): Promise<void>;
}> {
  const own = memoryLimits(clock);
  if (redisUrl === undefined) return { store: own, close: async () => undefined };
  const redis = await openRedis(redisUrl, {
    onAway: (error) =>
      log.warn({ err: error, event: 'redis_away' }, 'Redis is away: limits are counted by each process'),
    onBack: () => log.info({ event: 'redis_back' }, 'Redis is back'),
  });
  return { store: insuredLimits(redisLimits(redis, pepper), own), close: () => redis.close() };
}
