import type { Metrics } from '@lintel/metrics';
import type { QueueState, MeasuredSources } from '#telemetry/sources.ts';
import { freshFor } from './fresh-for.ts';

/** All processes are asked, and each asks the database: not more often than this. Milliseconds. */
const FRESH_FOR_MS = 10_000;
/** Prometheus gives up after ten seconds, and then has no number at all. */
const READ_TIMEOUT_MS = 3000;

type Labelled<Label extends string> = readonly (readonly [Record<Label, string>, number])[];

/** Adds gauges for the sources; each is read when Prometheus asks. What cannot be read is left out for that time. */
export function readSources({ client, register }: Metrics, sources: Partial<MeasuredSources>): void {
  function gauge<Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: () => Labelled<Label> | Promise<Labelled<Label>>,
  ): void {
    register.registerMetric(
      new client.Gauge<Label>({
        name,
        help,
        labelNames,
        registers: [],
        async collect() {
          this.reset();
          for (const [labels, value] of await read()) this.set(labels, value);
        },
      }),
    );
  }
  const single = (name: string, help: string, read: () => number) =>
    gauge(name, help, [], () => [[{}, read()]]);
  const { pools, streams, index, queues, jobs } = sources;

  if (pools)
    gauge('lintel_pool_connections', 'Connections to the database.', ['server', 'state'], () =>
      Object.entries(pools()).flatMap(([server, { open, idle, waiting }]) => [
        [{ server, state: 'used' }, open - idle],
        [{ server, state: 'idle' }, idle],
        [{ server, state: 'waiting' }, waiting],
      ]),
    );
  if (streams) single('lintel_event_streams', 'Open streams of events.', streams);
  if (index) {
    single('lintel_search_index_ready', '1: the columns are filled.', () => Number(index().isReady));
    single('lintel_search_index_listings', 'Listings in the columns.', () => index().listings);
    single('lintel_search_index_waiting', 'Changes not yet in the columns.', () => index().waiting);
    single(
      'lintel_search_index_lag_seconds',
      'Age of the oldest change that is not in the columns; 0 when there is none.',
      () => index().behindMs / 1000,
    );
    single(
      'lintel_search_index_log_age_seconds',
      'Seconds since the log of changes was read.',
      () => index().logReadMs / 1000,
    );
    single('lintel_search_queries', 'Searches in the queue of the thread.', () => index().queries);
  }
  if (queues) {
    const read = freshFor(queues, { fresh: FRESH_FOR_MS, timeout: READ_TIMEOUT_MS, otherwise: [] });
    const ofQueues = (name: string, help: string, value: (state: QueueState) => number) =>
      gauge(name, help, ['queue'], async () =>
        (await read()).map((state) => [{ queue: state.queue }, value(state)] as const),
      );
    ofQueues('lintel_queue_waiting', 'Messages that are to be sent.', ({ waiting }) => waiting);
    ofQueues(
      'lintel_queue_oldest_seconds',
      'Age of the oldest message that is to be sent.',
      ({ oldestSeconds }) => oldestSeconds,
    );
    ofQueues('lintel_queue_given_up', 'Messages given up in seven days.', ({ givenUp }) => givenUp);
  }
  if (jobs) {
    const read = freshFor(jobs, { fresh: FRESH_FOR_MS, timeout: READ_TIMEOUT_MS, otherwise: [] });
    gauge('lintel_job_late_seconds', 'Seconds since a job was due; 0 before that.', ['name'], async () =>
      (await read()).map(({ name, lateSeconds }) => [{ name }, lateSeconds] as const),
    );
    gauge('lintel_job_failed', '1: the last run of the job failed.', ['name'], async () =>
      (await read()).map(({ name, failed }) => [{ name }, Number(failed)] as const),
    );
  }
}
