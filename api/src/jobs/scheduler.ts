import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '#db/schema/tables.ts';
import type { Clock } from '#ports/clock.ts';
import { observed } from '#telemetry/observed.ts';
import type { Observer } from '#telemetry/observer.ts';
import type { Job } from './job.ts';
import * as queries from './jobs.queries.ts';

interface Dependencies {
  db: Kysely<Tables>;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  observer?: Observer;
}

/** How often a process looks whether something is due. Milliseconds. */
const POLL_INTERVAL_MS = 5000;
/** A process that has not renewed its lease for so long is taken for dead. */
const LEASE_MS = 60_000;
const RENEW_INTERVAL_MS = LEASE_MS / 3;
/** A job that failed is tried again after this, or earlier where it runs more often anyway. */
const RETRY_AFTER_MS = 60_000;

/**
 * Runs jobs: each on one process at a time, however many there are. A process takes a job by writing a lease into its
 * row; when it dies, the lease runs out and another one does the work. Runs missed while no process was up are made up in one.
 */
export function scheduler({ db, clock, log, observer = {} }: Dependencies, jobs: readonly Job[]) {
  const holder = randomUUID();
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const inFuture = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function work(job: Job): Promise<void> {
    const renewal = setInterval(() => {
      queries
        .renew(db, job.name, holder, inFuture(LEASE_MS))
        .catch((error: unknown) =>
          log.warn({ err: error, event: 'lease_lost', job: job.name }, 'lease lost'),
        );
    }, RENEW_INTERVAL_MS).unref();
    try {
      await observed(observer, { kind: 'job', id: randomUUID(), name: job.name }, () => job.run());
      await queries.finish(db, job.name, holder, {
        now: clock.now(),
        next: inFuture(job.every),
        error: null,
      });
    } catch (error) {
      log.warn({ err: error, event: 'job_failed', job: job.name }, 'job failed');
      const message = error instanceof Error ? error.message : String(error);
      const next = inFuture(Math.min(job.every, RETRY_AFTER_MS));
      await queries.finish(db, job.name, holder, { now: clock.now(), next, error: message });
    } finally {
      clearInterval(renewal);
    }
  }

  /** Does everything that is due and that no other process is doing. */
  async function runDue(): Promise<void> {
    await queries.register(db, [...byName.keys()], clock.now());
    while (!stopped) {
      const name = await queries.claim(db, { jobs, holder, now: clock.now(), leaseMs: LEASE_MS });
      const job = name === undefined ? undefined : byName.get(name);
      if (!job) return;
      await work(job);
    }
  }

  /** One look at a time; a second request waits for the first. */
  const look = () => {
    looking ??= runDue()
      .catch((error: unknown) =>
        log.warn({ err: error, event: 'jobs_failed' }, 'jobs could not be looked at'),
      )
      .finally(() => (looking = undefined));
    return looking;
  };

  return {
    runDue: look,
    start(): void {
      void look();
      timer = setInterval(() => void look(), POLL_INTERVAL_MS);
      timer.unref();
    },
    /** Waits for the current job. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await looking;
    },
  };
}
