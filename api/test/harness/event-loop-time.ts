import fs from 'node:fs';
import { performance } from 'node:perf_hooks';

/** Linux tells for how long this thread ran, in nanoseconds, which a busy machine does not change. */
const SCHEDULE = '/proc/thread-self/schedstat';
const NANOSECONDS = 1e6;

function busyMs(): number {
  if (!fs.existsSync(SCHEDULE)) return performance.eventLoopUtilization().active;
  return Number(fs.readFileSync(SCHEDULE, 'utf8').split(' ')[0]) / NANOSECONDS;
}

/** Runs the work and answers its result with the milliseconds that the event loop's thread worked for it. */
export async function eventLoopTime<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; busyMs: number }> {
  const before = busyMs();
  const result = await work();
  return { result, busyMs: busyMs() - before };
}

/** The same of the quickest of three attempts: collecting garbage may fall into one of them. */
export async function leastEventLoopTime<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; busyMs: number }> {
  const attempts = [await eventLoopTime(work), await eventLoopTime(work), await eventLoopTime(work)];
  return attempts.reduce((least, attempt) => (attempt.busyMs < least.busyMs ? attempt : least));
}
