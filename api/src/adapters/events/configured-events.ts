import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { EventCarrier } from '#ports/engines/event-carrier.ts';
import { natsEvents } from './nats-events.ts';
import { redisEvents } from './redis-events.ts';

export interface CarrierOptions {
  /** Under which name messages travel. */
  readonly subject: string;
  /** Called with each failure, also while it is away already. */
  onAway(error: unknown): void;
  /** Called with each connection. */
  onBack(): void;
}

interface Dependencies {
  readonly url: string;
  /** Secret of this installation; installations that share a carrier do not hear each other. */
  readonly pepper: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** NATS or Redis by its address. The first connection is waited for, but not for long: without it the process starts as well. */
export function configuredEvents({ url, pepper, log }: Dependencies): Promise<EventCarrier> {
  const digest = createHmac('sha256', pepper).update('events').digest('hex').slice(0, 16);
  let isAway = false;
  const options: CarrierOptions = {
    subject: `lintel.events.${digest}`,
    onAway(error) {
      if (isAway) return;
      isAway = true;
      log.warn(
        { err: error, event: 'events_carrier_away' },
        'the carrier is away: PostgreSQL announces events',
      );
    },
    onBack() {
      if (isAway) log.info({ event: 'events_carrier_back' }, 'the carrier of events is back');
      isAway = false;
    },
  };
  return /^rediss?:/.test(url) ? redisEvents(url, options) : natsEvents(url, options);
}
