import { sql } from 'kysely';

/** Every transaction below this number has ended, and what it wrote is visible to this reader. */
export const HORIZON = sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
