import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { PoolState } from '#telemetry/sources.ts';
import { poolState } from './pool-state.ts';
import { positionAt, probe, PRIMARY_POSITION, REPLICA_POSITION, type Probe } from './positions.ts';
import { mayReadReplica } from './reading.ts';

const CHECK_INTERVAL_MS = 500;
/** A replica that is further behind is not read. */
const MOST_LAG_MS = 2000;
/** Positions of the primary that are remembered while the replica does not reach them. */
const MOST_POSITIONS = 100;

interface Dependencies {
  readonly primary: pg.Pool;
  /** Of the connections to the replica. */
  readonly options: pg.PoolConfig;
  /** Called when reads move to the replica, or back to the primary. */
  onChange(isUsed: boolean, reason: string): void;
}

export interface Replica {
  /** Takes connections to the replica where a call may read it and it is up to date, else to the primary. */
  readonly pool: PostgresPool;
  /** Of the connections to the replica. */
  state(): PoolState;
  stop(): Promise<void>;
}

/**
 * Divides reads between a primary and a replica. How far the replica is behind is measured against positions that the
 * primary's log had at known times; a replica that lags, fails or is a primary itself is left alone until it is well again.
 */
export function withReplica({ primary, options, onChange }: Dependencies): Replica {
  const open = () => {
    const pool = new pg.Pool(options);
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  let replica = open();
  let probing: Probe | undefined;
  /** The oldest first; it begins with the newest that the replica has reached. */
  let seen: { at: number; position: bigint }[] = [];
  let isUsed = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function prefer(next: boolean, reason: string) {
    if (next === isUsed || stopped) return;
    isUsed = next;
    onChange(next, reason);
    if (next) return;
    // Its connections may hang: when it is back there are others.
    void replica.end().catch(() => undefined);
    replica = open();
  }

  /** Milliseconds. */
  async function lag(): Promise<number> {
    const at = Date.now();
    seen.push({ at, position: await positionAt(primary, PRIMARY_POSITION) });
    probing ??= await probe(options);
    const reached = await positionAt(probing, REPLICA_POSITION);
    const newest = seen.findLastIndex(({ position }) => position <= reached);
    if (newest > 0) seen = seen.slice(newest);
    if (seen.length > MOST_POSITIONS) seen.splice(MOST_POSITIONS / 2, 1);
    return newest < 0 ? Number.POSITIVE_INFINITY : Date.now() - seen[0]!.at;
  }

  async function check() {
    try {
      const behind = await lag();
      prefer(behind <= MOST_LAG_MS, `it is ${behind} ms behind`);
    } catch (error) {
      probing?.destroy();
      probing = undefined;
      prefer(false, (error as Error).message);
    }
    if (!stopped) timer = setTimeout(() => void check(), CHECK_INTERVAL_MS).unref();
    else probing?.destroy();
  }
  void check();

  return {
    pool: {
      options: primary.options,
      async connect(): Promise<PostgresPoolClient> {
        if (!isUsed || !mayReadReplica()) return primary.connect();
        try {
          return await replica.connect();
        } catch (error) {
          prefer(false, (error as Error).message);
          return primary.connect();
        }
      },
      end: () => primary.end(),
    },
    state: () => poolState(replica),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      probing?.destroy();
      await replica.end();
    },
  };
}
