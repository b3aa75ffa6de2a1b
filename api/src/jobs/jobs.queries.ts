import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import type { JobState } from '#telemetry/sources.ts';

/** Jobs that never ran are due at once. */
export const register = (db: Db, names: readonly string[], now: Date) =>
  sql`insert into jobs (name, run_at) select name, ${now} from unnest(${names}::text[]) as name
    on conflict do nothing`.execute(db);

/** Takes a job that is due and that no living process works on; answers its name. */
export const claim = async (db: Db, names: readonly string[], holder: string, now: Date, until: Date) =>
  (
    await sql<{ name: string }>`
      update jobs set lease_holder = ${holder}, lease_until = ${until}
      where name = (
        select name from jobs
        where name = any(${names}::text[]) and run_at <= ${now} and (lease_until is null or lease_until <= ${now})
        order by run_at limit 1 for update skip locked)
      returning name`.execute(db)
  ).rows[0]?.name;

export const renew = (db: Db, name: string, holder: string, until: Date) =>
  db
    .updateTable('jobs')
    .set({ lease_until: until })
    .where('name', '=', name)
    .where('lease_holder', '=', holder)
    .execute();

/** Gives the job back. A process that has lost its lease changes nothing. */
export const finish = (
  db: Db,
  name: string,
  holder: string,
  { now, next, error }: { now: Date; next: Date; error: string | null },
) =>
  db
    .updateTable('jobs')
    .set({ run_at: next, last_run_at: now, last_error: error, lease_holder: null, lease_until: null })
    .where('name', '=', name)
    .where('lease_holder', '=', holder)
    .execute();

/** How late the jobs are that no living process works on, and whether their last runs failed. */
export const jobStates = async (db: Db, names: readonly string[], now: Date): Promise<readonly JobState[]> =>
  (
    await sql<JobState>`
      select name, last_error is not null as failed, case when lease_until > ${now} then 0
        else greatest(0, extract(epoch from ${now}::timestamptz - run_at)) end::float8 as "lateSeconds"
      from jobs where name = any(${names}::text[])`.execute(db)
  ).rows;
