import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { apiProcess, type ApiProcess } from '../../../test/harness/api-process.ts';
import { freePort } from '../../../test/harness/services.ts';
import { DurableFiles, durableStart } from './durable-files.ts';
import { lockFolder } from './folder-lock.ts';

describe('the back end on PGlite', () => {
  const environment = { DATABASE: 'pglite', SEED: 'demo', ALLOW_UNPROVEN_AUTH_ID: '1' };
  let api: ApiProcess;
  beforeAll(async () => {
    api = await apiProcess();
    await api.start(environment);
  }, 120_000);
  afterAll(() => api.remove(), 30_000);

  const call = async <T>(name: string, body?: object, token = ''): Promise<T> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const reply = await fetch(
      `${api.origin}/api/${name}`,
      body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
    );
    return reply.json() as Promise<T>;
  };
  interface Rows {
    data: { id: number; slug_id: string }[];
    total: number;
  }

  it('serves the first journey, and keeps what was confirmed through kill -9', async () => {
    const home = await call<{ data: { sections: unknown[] } }>('homepage-data');
    expect(home.data.sections).toHaveLength(13);
    const found = await call<Rows>('get-property-list?city=Port%20Aster&property_type=0&max_price=900000');
    expect(found.total).toBeGreaterThan(10);
    const { token } = await call<{ token: string }>('user_signup', { type: 3, auth_id: 'demo-buyer' });
    const saved = found.data.at(-1)!.id;
    expect(await call('add_favourite', { property_id: saved, type: 1 }, token)).toMatchObject({
      error: false,
    });

    await api.end('SIGKILL');
    await api.start(environment);

    const favourites = await call<Rows>('get_favourite_property', undefined, token);
    expect(favourites.data.map(({ id }) => id)).toContain(saved);
  }, 120_000);

  it('lets no other process into its folder', async () => {
    const { code, output } = await api.startExpectingExit({ ...environment, PORT: String(await freePort()) });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain('is in use by process');
  }, 60_000);
});

it('every sync that PostgreSQL asks for reaches the disk', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-durable-'));
  const { emscriptenOpts } = await new DurableFiles(folder).init({} as never, {});
  const preRun = emscriptenOpts.preRun as unknown[];
  const streams: { fsync?: (stream: { nfd: number }) => number } = {};
  const addSync = preRun.at(-1) as (module: object) => void;
  addSync({ FS: { filesystems: { NODEFS: { stream_ops: streams } } } });
  const toDisk = jest.spyOn(fs, 'fdatasyncSync');
  const file = fs.openSync(path.join(folder, 'wal'), 'w');
  expect(streams.fsync?.({ nfd: file })).toBe(0);
  expect(toDisk).toHaveBeenCalledWith(file);
  toDisk.mockRestore();
  fs.closeSync(file);
  fs.rmSync(folder, { recursive: true });
  expect(durableStart(['--single', '-F', '-O'])).toEqual([
    '--single',
    '-O',
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
  ]);
});

describe('the lock of a folder', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-lock-'));
  const locked = path.join(folder, 'pglite');
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('is refused with the process that holds it, and given back', () => {
    const release = lockFolder(locked);
    expect(() => lockFolder(locked)).toThrow(`is in use by process ${process.pid}`);
    release();
    expect(() => lockFolder(locked)()).not.toThrow();
  });

  it('of a process that died is taken over, also when its number is in use again', async () => {
    const other = spawn(process.execPath, ['-e', '']);
    await once(other, 'exit');
    fs.writeFileSync(`${locked}.lock`, JSON.stringify({ pid: other.pid, started: '1' }));
    expect(() => lockFolder(locked)()).not.toThrow();
    fs.writeFileSync(`${locked}.lock`, JSON.stringify({ pid: process.pid, started: 'long ago' }));
    expect(() => lockFolder(locked)()).not.toThrow();
  });
});
