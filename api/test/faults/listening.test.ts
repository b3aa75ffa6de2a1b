import net from 'node:net';
import path from 'node:path';
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

  it('is made again although a server that accepts and never answers stood in between', async () => {
    const server = new URL(address().connectionString);
    const socket = path.join(server.searchParams.get('host')!, `.s.PGSQL.${server.searchParams.get('port')}`);
    const ends: net.Socket[] = [];
    let isSilent = false;
    const proxy = net.createServer((end) => {
      ends.push(end.on('error', () => undefined));
      if (!isSilent) end.pipe(net.connect(socket)).pipe(end);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as net.AddressInfo;
    let missed = 0;
    const listening = await listenOver({
      host: '127.0.0.1',
      port,
      user: server.username,
      database: 'postgres',
      application_name: name,
    })('lintel_test', { heard: () => undefined, missed: () => (missed += 1) });

    isSilent = true;
    await killOwn();
    for (let attempt = 0; attempt < 100 && ends.length < 2; attempt += 1) await pause(20);
    isSilent = false;
    for (let attempt = 0; attempt < 150 && missed === 0; attempt += 1) await pause(50);

    expect(missed).toBe(1);
    await listening.stop();
    proxy.close();
    for (const end of ends) end.destroy();
  }, 15_000);

  it('has the machine ask whether the server is still there: nothing is sent that would fail', async () => {
    const asked: unknown[] = [];
    class Watched extends net.Socket {
      override setKeepAlive(...args: unknown[]) {
        if (args[0]) asked.push(args[1]);
        return this;
      }
    }
    const listening = await listenOver({ ...address(), stream: () => new Watched() })('lintel_test', {
      heard: () => undefined,
      missed: () => undefined,
    });
    await listening.stop();
    expect(asked).toEqual([10_000]);
  });
});
