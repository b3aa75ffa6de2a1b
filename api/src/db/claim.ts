import pg from 'pg';
import { StartError } from '#config/start-error.ts';
import { CONNECT_TIMEOUT_MS } from '#db/embedded/postmaster.ts';

/** Advisory lock of the process that looks after the embedded server. It ends with the connection, so with the process. */
const SUPERVISOR = 0x11_7e_1;
const RECLAIM_INTERVAL_MS = 1000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Claim {
  release(): Promise<void>;
}

async function attempt(options: pg.ClientConfig, onLost: () => void) {
  const client = new pg.Client({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...options,
    application_name: `lintel-api ${process.pid}`,
  });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
    SUPERVISOR,
  ]);
  if (rows[0]?.got) {
    client.on('end', onLost);
    return { client };
  }
  const holder = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory' and objid = $1 and granted`,
    [SUPERVISOR],
  );
  await client.end();
  return { holder: holder.rows[0]?.application_name ?? 'another process' };
}

/** Takes the supervisor's place, or names the holder. Taken again whenever the server restarts. */
export async function claimServer(options: pg.ClientConfig, directory: string): Promise<Claim> {
  let client: pg.Client | undefined;
  let released = false;
  const reclaim = async () => {
    while (!released) {
      await pause(RECLAIM_INTERVAL_MS);
      const next = await attempt(options, () => void reclaim()).catch(() => undefined);
      if (!next?.client) continue;
      client = next.client;
      return;
    }
  };
  // A process that was killed a moment ago may still seem to hold the lock.
  for (let tries = 0; ; tries += 1) {
    const result = await attempt(options, () => void (released || reclaim()));
    if (result.client) {
      client = result.client;
      break;
    }
    if (tries >= 10) {
      throw new StartError(
        `The database folder ${directory} is in use by ${result.holder}; stop that process or set LINTEL_DATA to another folder.`,
      );
    }
    await pause(200);
  }
  return {
    async release() {
      released = true;
      await client?.end().catch(() => undefined);
    },
  };
}
