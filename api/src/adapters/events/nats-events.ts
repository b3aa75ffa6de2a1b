import type { NatsConnection } from '@nats-io/transport-node';
import type { CarrierHearing, EventCarrier } from '#ports/engines/event-carrier.ts';
import type { CarrierOptions } from './configured-events.ts';
import { CONFIRMED_WITHIN_MS, CONNECT_TIMEOUT_MS, PING_INTERVAL_MS } from './timeouts.ts';

const RETRY_MS = 500;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** A confirmation that does not come is a failure: the client itself would wait until the connection breaks. */
async function inTime(confirmation: Promise<void>): Promise<void> {
  const late = AbortSignal.timeout(CONFIRMED_WITHIN_MS);
  await Promise.race([
    confirmation,
    new Promise<never>((_resolve, reject) =>
      late.addEventListener('abort', () => reject(new Error('NATS did not confirm'))),
    ),
  ]);
}

/**
 * NATS, without its streams: the log is in PostgreSQL. The connection is made again by a loop of our own, since the client gives
 * up for good after it was refused twice, e.g. while a password is changed.
 * @param urls of servers of one cluster, separated by commas
 */
export async function natsEvents(
  urls: string,
  { subject, onAway, onBack }: CarrierOptions,
): Promise<EventCarrier> {
  // A process without NATS does not load its client.
  const { connect } = await import('@nats-io/transport-node');
  let connection: NatsConnection | undefined;
  let hearing: CarrierHearing | undefined;
  let isClosed = false;

  async function subscribe(to: NatsConnection) {
    to.subscribe(subject, {
      callback: (error, message) => {
        if (error === null) hearing?.heard(message.string());
      },
    });
    await inTime(to.flush());
  }

  async function open(): Promise<NatsConnection> {
    const opened = await connect({
      servers: urls.split(','),
      name: `lintel-api ${process.pid}`,
      timeout: CONNECT_TIMEOUT_MS,
      pingInterval: PING_INTERVAL_MS,
      maxPingOut: 2,
      reconnect: false,
    });
    try {
      await subscribe(opened);
      return opened;
    } catch (error) {
      void opened.close();
      throw error;
    }
  }

  /** Connects, waits for the end of the connection, and begins again. */
  async function keep(first: () => void) {
    while (!isClosed) {
      try {
        const opened = await open();
        if (isClosed) return opened.close();
        connection = opened;
        onBack();
        hearing?.missed();
        first();
        const error = await opened.closed();
        connection = undefined;
        if (isClosed) return;
        onAway(error ?? new Error('the connection ended'));
        hearing?.missed();
      } catch (error) {
        onAway(error);
        first();
        await pause(RETRY_MS);
      }
    }
  }
  let keeping: Promise<void> | undefined;
  await new Promise<void>((resolve) => {
    keeping = keep(resolve);
  });

  return {
    isThere: () => connection !== undefined,
    async send(payload) {
      if (!connection) throw new Error('NATS is away');
      connection.publish(subject, payload);
      await inTime(connection.flush());
    },
    async hear(by) {
      hearing = by;
    },
    async close() {
      isClosed = true;
      const last = connection;
      // What is still being sent is confirmed first.
      if (last) await inTime(last.drain()).catch(() => last.close());
      await keeping;
    },
  };
}
