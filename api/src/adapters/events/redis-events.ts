import { once } from 'node:events';
import type { CarrierHearing, EventCarrier } from '#ports/engines/event-carrier.ts';
import type { CarrierOptions } from './configured-events.ts';
import { CONFIRMED_WITHIN_MS, CONNECT_TIMEOUT_MS, PING_INTERVAL_MS } from './timeouts.ts';

const LONGEST_RECONNECT_MS = 1000;

/** Channels of Redis or Valkey: a message reaches the subscribers of that moment, and nothing is kept. */
export async function redisEvents(
  url: string,
  { subject, onAway, onBack }: CarrierOptions,
): Promise<EventCarrier> {
  const { Redis } = await import('ioredis');
  const connect = () =>
    new Redis(url, {
      enableOfflineQueue: false,
      autoResubscribe: false,
      maxRetriesPerRequest: 0,
      commandTimeout: CONFIRMED_WITHIN_MS,
      connectTimeout: CONNECT_TIMEOUT_MS,
      retryStrategy: (attempts) => Math.min(50 * 2 ** Math.min(attempts, 10), LONGEST_RECONNECT_MS),
    });
  const [sender, receiver] = [connect(), connect()];
  let hearing: CarrierHearing | undefined;
  let isHeard = false;

  function lost(error: unknown) {
    onAway(error);
    if (!isHeard) return;
    isHeard = false;
    hearing?.missed();
  }
  /** Breaks a connection that does not answer, so that another is made. */
  const breakOff = (error: unknown) => {
    lost(error);
    for (const client of [sender, receiver]) if (client.status === 'ready') client.disconnect(true);
  };
  async function subscribe() {
    await receiver.subscribe(subject);
    isHeard = true;
    onBack();
    hearing?.missed();
  }
  sender.on('error', () => undefined);
  receiver.on('error', lost);
  for (const client of [sender, receiver])
    client.on('close', () => breakOff(new Error('the connection ended')));
  receiver.on('message', (_channel, payload: string) => hearing?.heard(payload));
  const first = once(receiver, 'ready', { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) });
  receiver.on('ready', () => void subscribe().catch(breakOff));
  const heart = setInterval(() => {
    if (isHeard) void Promise.all([receiver.ping(), sender.ping()]).catch(breakOff);
  }, PING_INTERVAL_MS);
  heart.unref();
  await first.catch(onAway);

  return {
    isThere: () => isHeard && sender.status === 'ready',
    async send(payload) {
      await sender.publish(subject, payload);
    },
    async hear(by) {
      hearing = by;
    },
    async close() {
      clearInterval(heart);
      for (const client of [sender, receiver]) client.removeAllListeners('close');
      // What is still being sent is confirmed first.
      await sender.quit().catch(() => sender.disconnect());
      receiver.disconnect();
    },
  };
}
