import pg from 'pg';

export interface Listening {
  stop(): Promise<void>;
}

export interface Hearing {
  /** Something was announced with NOTIFY, in the order of the commits. */
  heard(payload: string): void;
  /** The connection was gone for a while, so announcements may have been missed. */
  missed(): void;
}

/** Receives what committed transactions announce on a channel. */
export type Listen = (channel: string, hearing: Hearing) => Promise<Listening>;

const RETRY_MS = 250;
const CONNECT_TIMEOUT_MS = 5000;
/** Such a connection only receives: without it a server whose machine is gone would never be noticed. */
const KEEP_ALIVE_AFTER_MS = 10_000;
const CHANNEL = /^[a-z_]+$/;

/** One connection of its own per call, made again whenever it breaks. */
export const listenOver =
  (options: pg.ClientConfig): Listen =>
  async (channel, { heard, missed }) => {
    if (!CHANNEL.test(channel)) throw new Error('not a channel name');
    let client: pg.Client | undefined;
    let stopped = false;
    let retry: NodeJS.Timeout | undefined;

    async function connect() {
      const next = new pg.Client({
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
        ...options,
      });
      next.on('error', () => undefined);
      next.on('notification', ({ payload = '' }) => heard(payload));
      try {
        await next.connect();
        await next.query(`listen ${channel}`);
      } catch (error) {
        await next.end().catch(() => undefined);
        throw error;
      }
      if (stopped) return next.end();
      next.once('end', again);
      client = next;
    }
    function again() {
      client = undefined;
      if (stopped) return;
      retry = setTimeout(() => void connect().then(missed, again), RETRY_MS);
    }

    await connect();
    return {
      async stop() {
        stopped = true;
        clearTimeout(retry);
        await client?.end().catch(() => undefined);
      },
    };
  };
