import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import type { JobState } from '#telemetry/sources.ts';

/** Jobs that never ran are due at once. */
export const register = (db: Db, names: readonly string[], now: Date) =>
  sql`insert into jobs (name, run_at) select name, ${now} from unnest(${names}::text[]) as name
    on conflict do nothing`.execute(db);

/** What a claim is made with. All times are those of the process that makes it. */
interface Claim {
  readonly jobs: readonly { readonly name: string; readonly every: number }[];
  readonly holder: string;
  readonly now: Date;
  readonly leaseMs: number;
}

/**
 * Takes a job that is due and that no living process works on; answers its name. A time further ahead than any process sets it
 * was written by a clock that ran ahead, and counts as past: else a job would wait until that time.
 */
export const claim = async (db: Db, { jobs, holder, now, leaseMs }: Claim) => {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const names = jobs.map(({ name }) => name);
  const latest = jobs.map(({ every }) => after(every + leaseMs));
  const { rows } = await sql<{ name: string }>`
    update jobs set lease_holder = ${holder}, lease_until = ${after(leaseMs)}
    where name = (
      select j.name from jobs j
      join unnest(${names}::text[], ${latest}::timestamptz[]) as known(name, latest) on known.name = j.name
      where (j.run_at <= ${now} or j.run_at > known.latest)
        and (j.lease_until is null or j.lease_until <= ${now} or j.lease_until > ${after(2 * leaseMs)})
      order by j.run_at limit 1 for update of j skip locked)
    returning name`.execute(db);
  return rows[0]?.name;
};

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
