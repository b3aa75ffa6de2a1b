import pg from 'pg';
import { StartError } from '#config/start-error.ts';

/** Addresses of a PostgreSQL that is not ours. */
interface ServerAddresses {
  readonly url: string | undefined;
  /** PostgreSQL itself where `url` is a pooler. */
  readonly listenUrl?: string | undefined;
}

interface Reached {
  /** For the pool: statements and transactions. */
  readonly calls: pg.ClientConfig;
  /** For what needs a session of its own: LISTEN and the lock of the migrations. */
  readonly sessions: pg.ClientConfig;
  readonly isPooled: boolean;
}

const CONNECT_TIMEOUT_MS = 10_000;

interface Found {
  readonly version: number;
  readonly isReplica: boolean;
  /** Whether a pooler stands in front: it names another process than the one that answers. */
  readonly isPooled: boolean;
}

async function lookAt(name: string, connectionString: string | undefined): Promise<Found> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; replica: boolean; pid: number }>(
      `select current_setting('server_version_num')::int as version, pg_is_in_recovery() as replica, pg_backend_pid() as pid`,
    );
    const { version, replica, pid } = rows[0]!;
    const { processID } = client as unknown as { processID: number | null };
    const isPooled = processID !== pid;
    if (isPooled) await endSession(client);
    return { version, isReplica: replica, isPooled };
  } catch (error) {
    throw new StartError(`The database of ${name} cannot be reached: ${(error as Error).message}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A pooler would give this session to statements later on, and it began before the role had its settings. */
const endSession = (client: pg.Client) =>
  client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);

/** Looks at the addresses before anything is built on them: a wrong one stops the start with its name. */
export async function reachServer({ url, listenUrl }: ServerAddresses): Promise<Reached> {
  const { version, isReplica, isPooled } = await lookAt('DATABASE_URL', url);
  if (version < 150_000) throw new StartError('DATABASE_URL points at a PostgreSQL older than 15.');
  if (isReplica)
    throw new StartError('DATABASE_URL points at a replica, which takes no writes; set it to the primary.');
  if (!listenUrl && isPooled)
    throw new StartError(
      'DATABASE_URL points at a pooler; set DATABASE_LISTEN_URL to the PostgreSQL behind it, for what needs a session of its own.',
    );
  if (listenUrl) {
    const direct = await lookAt('DATABASE_LISTEN_URL', listenUrl);
    if (direct.isPooled || direct.isReplica)
      throw new StartError(
        `DATABASE_LISTEN_URL points at a ${direct.isPooled ? 'pooler' : 'replica'}; set it to the primary PostgreSQL itself.`,
      );
  }
  return { calls: { connectionString: url }, sessions: { connectionString: listenUrl ?? url }, isPooled };
}
