import type { Metrics } from '@lintel/metrics';
import type { Observer } from '#telemetry/observer.ts';

/** Seconds. */
const STATEMENT_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15];
/** The name of what nothing asked for, such as the index that reads changes. */
const NO_WORK = 'none';

/**
 * Counts what an observer sees. Labels are templates of routes, names of calls and jobs, keys of refusals and names of limits:
 * words of this program, so there are only so many.
 */
export function countWork({ client, register }: Metrics): Observer {
  const registers = [register];
  const refusals = new client.Counter({
    name: 'lintel_refusals_total',
    help: 'Requests that were refused, by route and key of the refusal; also those that carry status 200.',
    labelNames: ['route', 'key'] as const,
    registers,
  });
  const limited = new client.Counter({
    name: 'lintel_limit_refusals_total',
    help: 'Refusals by a limit, by its name.',
    labelNames: ['limit'] as const,
    registers,
  });
  const statements = new client.Histogram({
    name: 'lintel_sql_duration_seconds',
    help: 'Seconds that the database took for a statement.',
    buckets: STATEMENT_BUCKETS,
    registers,
  });
  const failures = new client.Counter({
    name: 'lintel_sql_failures_total',
    help: 'Statements that failed.',
    registers,
  });
  const statementSeconds = new client.Counter({
    name: 'lintel_sql_seconds_total',
    help: 'Seconds of the database, by the call or job that wanted them.',
    labelNames: ['work'] as const,
    registers,
  });
  const statementCount = new client.Counter({
    name: 'lintel_sql_statements_total',
    help: 'Statements, by the call or job that wanted them.',
    labelNames: ['work'] as const,
    registers,
  });
  const jobRuns = new client.Counter({
    name: 'lintel_job_runs_total',
    help: 'Runs of jobs by this process.',
    labelNames: ['name', 'outcome'] as const,
    registers,
  });
  const jobSeconds = new client.Counter({
    name: 'lintel_job_seconds_total',
    help: 'Seconds that jobs ran in this process.',
    labelNames: ['name'] as const,
    registers,
  });

  return {
    ended({ kind, name }, { seconds, refusal, error }) {
      if (kind === 'request' && refusal !== undefined) refusals.inc({ route: name, key: refusal });
      if (kind !== 'job') return;
      jobRuns.inc({ name, outcome: error === undefined ? 'done' : 'failed' });
      jobSeconds.inc({ name }, seconds);
    },
    answered({ seconds, failed }, work) {
      const labels = { work: work?.name ?? NO_WORK };
      statements.observe(seconds);
      statementSeconds.inc(labels, seconds);
      statementCount.inc(labels);
      if (failed) failures.inc();
    },
    limited: (limit) => limited.inc({ limit }),
  };
}
