import pg from 'pg';
import { listenOver } from '../../src/db/listen.ts';
import { addressOf, TEST_DATABASES } from '../harness/settings.ts';

const RETRIED_AFTER_MS = 400;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a connection that listens', () => {
  let admin: pg.Client;
  const name = `listen-test-${process.pid}`;
  const address = () => addressOf(process.env[TEST_DATABASES]!, 'postgres');
  beforeAll(async () => {
    admin = new pg.Client(address());
    await admin.connect();
  });
  afterAll(() => admin.end());

  const own = async () => {
    const { rows } = await admin.query<{ pid: number }>(
      'select pid from pg_stat_activity where application_name = $1',
      [name],
    );
    return rows.map(({ pid }) => pid);
  };
  const killOwn = () =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [name]);
  const listen = (missed: () => void = () => undefined) =>
    listenOver({ ...address(), application_name: name })('lintel_test', { heard: () => undefined, missed });

  it('is made again after it broke, and states that something may have been missed', async () => {
    let missed = 0;
    const listening = await listen(() => (missed += 1));
    const [first] = await own();
    await killOwn();
    for (let attempt = 0; attempt < 100 && missed === 0; attempt += 1) await pause(50);
    expect(missed).toBe(1);
    expect(await own()).toHaveLength(1);
    expect(await own()).not.toContain(first);
    await listening.stop();
  });

  it('stays gone when it broke and was stopped before the next attempt', async () => {
    const listening = await listen();
    await killOwn();
    for (let attempt = 0; attempt < 100 && (await own()).length > 0; attempt += 1) await pause(10);
    await listening.stop();
    await pause(RETRIED_AFTER_MS);
    expect(await own()).toEqual([]);
  });
});
