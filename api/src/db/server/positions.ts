import pg from 'pg';

/** Where the log of writes ends, and up to where a replica has repeated it. */
export const PRIMARY_POSITION = 'select pg_current_wal_lsn()::text as at';
export const REPLICA_POSITION = 'select pg_last_wal_replay_lsn()::text as at';

const PROBE_TIMEOUT_MS = 1000;

/** As in `1A/F00D`: the upper and the lower half of the position. */
const positionOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

interface Queryable {
  query(text: string): Promise<{ rows: unknown[] }>;
}

export async function positionAt(database: Queryable, query: string): Promise<bigint> {
  const { rows } = await database.query(query);
  const [row] = rows as { at: string | null }[];
  return positionOf(row?.at ?? '0/0');
}

export interface Probe extends Queryable {
  /** Ends the connection at once, also when the other side hangs. */
  destroy(): void;
}

/** One connection that gives up after a second. */
export async function probe(options: pg.ClientConfig): Promise<Probe> {
  const client = new pg.Client({
    ...options,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  await client.connect();
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  return { query: (text) => client.query(text), destroy: () => connection.stream.destroy() };
}
