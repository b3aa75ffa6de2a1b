import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import type { QueueState } from '#telemetry/sources.ts';

/** What the outboxes hold, by the way it goes. Both parts read partial indexes: what was sent stays in the table for a week. */
export const queueStates = async (db: Db, now: Date): Promise<readonly QueueState[]> =>
  (
    await sql<QueueState>`
      with waiting as (
        select channel as queue, created_at from mail_outbox where sent_at is null and failed_at is null
        union all select 'push', created_at from push_outbox where failed_at is null),
      given_up as (
        select channel as queue from mail_outbox where failed_at is not null
        union all select 'push' from push_outbox where failed_at is not null)
      select queue, (select count(*) from waiting w where w.queue = known.queue)::int as waiting,
        coalesce((select extract(epoch from ${now}::timestamptz - min(w.created_at)) from waiting w
          where w.queue = known.queue), 0)::float8 as "oldestSeconds",
        (select count(*) from given_up g where g.queue = known.queue)::int as "givenUp"
      from (values ('mail'), ('sms'), ('push')) known (queue)`.execute(db)
  ).rows;
