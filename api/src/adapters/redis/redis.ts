import { once } from 'node:events';
import type { RedisCommands } from '#adapters/limits/redis-limits.ts';

/** A command that has no answer after this is taken for failed. */
const ANSWER_TIMEOUT_MS = 1000;
/** After a failure nothing is asked for this long: callers must not wait one after the other for a Redis that hangs. */
const PAUSE_MS = 5000;
const CONNECT_TIMEOUT_MS = 2000;
/** A connection that is silent for so long while it owes an answer is given up and made again. */
const SILENCE_MS = 5000;
const LONGEST_RECONNECT_MS = 2000;

interface Redis extends RedisCommands {
  close(): Promise<void>;
}

interface RedisOptions {
  /** It went away. Called once until it is back. */
  onAway(error: unknown): void;
  onBack(): void;
}

/**
 * A connection that is made again whenever it breaks; the first is waited for, but not for long. Whatever happens to Redis, a
 * command is answered or rejected within a second. The library is loaded with the first connection.
 */
export async function openRedis(url: string, { onAway, onBack }: RedisOptions): Promise<Redis> {
  const { Redis: Client } = await import('ioredis');
  const client = new Client(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_MS,
    retryStrategy: (attempts) => Math.min(50 * 2 ** Math.min(attempts, 10), LONGEST_RECONNECT_MS),
  });
  let isAway = false;
  // Of a clock that only runs forward.
  let pausedUntil = 0;
  const away = (error: unknown) => {
    pausedUntil = performance.now() + PAUSE_MS;
    if (isAway) return;
    isAway = true;
    onAway(error);
  };
  client.on('error', away);
  client.on('ready', () => (pausedUntil = 0));
  await once(client, 'ready', { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) }).catch(away);

  return {
    async run(script, key, ...values) {
      if (performance.now() < pausedUntil) throw new Error('Redis is away');
      try {
        const answer = await client.eval(script, 1, key, ...values);
        if (isAway) {
          isAway = false;
          onBack();
        }
        return answer;
      } catch (error) {
        away(error);
        throw error;
      }
    },
    async close() {
      client.disconnect();
    },
  };
}
