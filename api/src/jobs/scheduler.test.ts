import type { Kysely } from 'kysely';
import { kyselyOver } from '#db/database.ts';
import type { Tables } from '#db/schema/tables.ts';
import { MINUTE_MS } from '#ports/clock.ts';
import { testDatabase, type TestDatabase } from '../../test/harness/test-database.ts';
import type { Job } from './job.ts';
import { scheduler } from './scheduler.ts';

let database: TestDatabase;
let db: Kysely<Tables>;
let now: number;
const clock = { now: () => new Date(now) };
const quiet = { warn: () => undefined };
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

beforeEach(async () => {
  database = await testDatabase();
  db = kyselyOver(database.pool);
  now = Date.UTC(2026, 10, 21);
});
afterEach(() => database.close());

/** A job that counts its runs and may take a while. */
function counted(name: string, work: () => Promise<void> = async () => undefined) {
  const job = { name, every: 10 * MINUTE_MS, runs: 0, run: async () => undefined } satisfies Job & {
    runs: number;
  };
  job.run = async () => {
    job.runs += 1;
    await work();
  };
  return job;
}
const row = (name: string) =>
  db.selectFrom('jobs').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
const process = (jobs: Job[]) => scheduler({ db, clock, log: quiet }, jobs);

describe('the scheduler of jobs', () => {
  it('runs what is due, and again when its time has come', async () => {
    const job = counted('test');
    const one = process([job]);
    await one.runDue();
    await one.runDue();
    expect(job.runs).toBe(1);
    now += 11 * MINUTE_MS;
    await one.runDue();
    expect(job.runs).toBe(2);
  });

  it('five processes that look at the same moment run each job once', async () => {
    const jobs = ['a', 'b', 'c'].map((name) => counted(name, () => pause(50)));
    await Promise.all(Array.from({ length: 5 }, () => process(jobs).runDue()));
    expect(jobs.map(({ runs }) => runs)).toEqual([1, 1, 1]);
  });

  it('runs missed while no process was up are made up in one run', async () => {
    const job = counted('test');
    await process([job]).runDue();
    now += 10 * 24 * 60 * MINUTE_MS;
    const late = process([job]);
    await late.runDue();
    await late.runDue();
    expect(job.runs).toBe(2);
  });

  it('a job of a process that died is done by another one once the lease has run out', async () => {
    const dead = counted('test', () => new Promise<void>(() => undefined));
    void process([dead]).runDue();
    while (dead.runs === 0) await pause(10);
    const job = counted('test');
    await process([job]).runDue();
    expect(job.runs).toBe(0);
    now += 2 * MINUTE_MS;
    await process([job]).runDue();
    expect(job.runs).toBe(1);
  });

  it('a clock that ran a day ahead and is right again keeps no job waiting, and no lease of that time', async () => {
    const jobs = ['done', 'held'].map((name) => counted(name));
    now += 24 * 60 * MINUTE_MS;
    await process([jobs[0]!]).runDue();
    const dead = counted('held', () => new Promise<void>(() => undefined));
    void process([dead]).runDue();
    while (dead.runs === 0) await pause(10);
    now -= 24 * 60 * MINUTE_MS;
    const right = process(jobs);
    await right.runDue();
    expect(jobs.map(({ runs }) => runs)).toEqual([2, 1]);
    await right.runDue();
    expect(jobs.map(({ runs }) => runs)).toEqual([2, 1]);
  });

  it('a process that comes back late does not undo what its successor noted', async () => {
    let wake: () => void = () => undefined;
    const slow = counted('test', () => new Promise<void>((resolve) => (wake = resolve)));
    const first = process([slow]).runDue();
    while (slow.runs === 0) await pause(10);
    now += 2 * MINUTE_MS;
    await process([counted('test')]).runDue();
    const noted = await row('test');
    now += MINUTE_MS;
    wake();
    await first;
    expect(await row('test')).toEqual(noted);
  });

  it('a job that fails is noted and tried again soon; the others run', async () => {
    const broken = counted('broken', async () => {
      throw new Error('no paper');
    });
    const other = counted('other');
    const one = process([broken, other]);
    await one.runDue();
    expect(await row('broken')).toMatchObject({ last_error: 'no paper', lease_holder: null });
    expect(other.runs).toBe(1);
    now += MINUTE_MS + 1;
    await one.runDue();
    expect([broken.runs, other.runs]).toEqual([2, 1]);
  });

  it('stopping waits for the current job and starts no other', async () => {
    let finish: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (finish = resolve));
    const finished: string[] = [];
    const jobs = ['first', 'second'].map((name) =>
      counted(name, async () => {
        await released;
        finished.push(name);
      }),
    );
    const one = process(jobs);
    one.start();
    while (jobs.every(({ runs }) => runs === 0)) await pause(5);
    let isStopped = false;
    const stopping = one.stop().then(() => (isStopped = true));
    const atHand = await Promise.all(['first', 'second'].map(row));
    expect(isStopped).toBe(false);
    expect(atHand.filter(({ lease_holder }) => lease_holder !== null)).toHaveLength(1);

    finish();
    await stopping;

    expect(finished).toHaveLength(1);
    expect(jobs.map(({ runs }) => runs).toSorted()).toEqual([0, 1]);
  });
});
