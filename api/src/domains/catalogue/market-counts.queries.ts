import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Job } from '#jobs/job.ts';

const INTERVAL_MS = 60_000;

/** Job: adds up the changes of each key. Readers find the sum before and after it. */
export const addUpMarketCounts = (db: Database): Job => ({
  name: 'market_counts',
  every: INTERVAL_MS,
  async run() {
    await sql`
      with moved as (
        delete from market_counts where (kind, key) in (
          select kind, key from market_counts group by kind, key having count(*) > 1) returning kind, key, n)
      insert into market_counts (kind, key, n) select kind, key, sum(n) from moved group by kind, key having sum(n) <> 0`.execute(
      db,
    );
  },
});
