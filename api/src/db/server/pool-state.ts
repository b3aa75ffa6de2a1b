import type pg from 'pg';
import type { PoolState } from '#telemetry/sources.ts';

/** How the connections of a pool are used at this moment. */
export const poolState = ({ totalCount, idleCount, waitingCount }: pg.Pool): PoolState => ({
  open: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});
