import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { StorageAway, type StoragePort } from '#ports/storage.ts';
import { memoryStorage } from '#adapters/memory/memory-ports.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-storage-'));
const onDisk = path.join(folder, 'disk');
let store: S3rver;
let s3: ReturnType<typeof s3Storage>;

beforeAll(async () => {
  store = new S3rver({
    port: 0,
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'lintel', configs: [] }],
  });
  const { port } = await store.run();
  s3 = s3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'lintel',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  });
});
afterAll(async () => {
  s3.close();
  await store.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

describe.each<[string, () => StoragePort]>([
  ['on disk', () => diskStorage(onDisk)],
  ['in memory', memoryStorage],
  ['in a bucket', () => s3],
])('the storage %s', (_name, make) => {
  let storage: StoragePort;
  beforeAll(() => {
    storage = make();
  });
  const bytes = async (name: string, range?: { start: number; end: number }) => {
    const file = await storage.open(name);
    const chunks: Buffer[] = [];
    if (file) for await (const chunk of file.read(range)) chunks.push(chunk as Buffer);
    return file && Buffer.concat(chunks);
  };
  const listed = async (name: string) => {
    const paths: string[] = [];
    for await (const { path: found, storedAt } of storage.list(name)) {
      expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
      paths.push(found);
    }
    return paths.toSorted();
  };

  it('keeps, replaces, gives parts and removes', async () => {
    await storage.put('users/a.webp', Buffer.from('first'));
    await storage.put('users/a.webp', Buffer.from('second'));
    expect(String(await bytes('users/a.webp'))).toBe('second');
    expect(String(await bytes('users/a.webp', { start: 1, end: 3 }))).toBe('eco');
    expect((await storage.open('users/a.webp'))?.size).toBe(6);
    await storage.remove('users/a.webp');
    await storage.remove('users/a.webp');
    expect(await storage.open('users/a.webp')).toBeUndefined();
  });

  it('keeps three megabytes exactly', async () => {
    const large = Buffer.alloc(3_000_000, 'lintel');
    await storage.put('users/large.bin', large);
    expect((await bytes('users/large.bin'))!.equals(large)).toBe(true);
    await storage.remove('users/large.bin');
  });

  it('lists the files of a folder and of those below it', async () => {
    for (const name of ['gallery/7/a.webp', 'gallery/8/b.webp', 'gallery-2/c.webp'])
      await storage.put(name, Buffer.from('x'));
    expect(await listed('gallery')).toEqual(['gallery/7/a.webp', 'gallery/8/b.webp']);
    expect(await listed('nothing')).toEqual([]);
  });

  it('has nothing at the path of a folder', async () => {
    expect(await storage.open('gallery')).toBeUndefined();
  });
});

describe('the storage on disk', () => {
  it('stays in its folder', async () => {
    await expect(diskStorage(onDisk).put('../outside.webp', Buffer.from('x'))).rejects.toThrow('outside');
  });

  it('leaves nothing of a file that could not be written', async () => {
    fs.mkdirSync(path.join(onDisk, 'broken/a.webp'), { recursive: true });
    await expect(diskStorage(onDisk).put('broken/a.webp', Buffer.from('x'))).rejects.toThrow('EISDIR');
    expect(fs.readdirSync(path.join(onDisk, 'broken'))).toEqual(['a.webp']);
  });

  it('takes away what a crash left half-written an hour ago', async () => {
    const draft = path.join(onDisk, 'crashed/a.webp.0123456789ab.draft');
    fs.mkdirSync(path.dirname(draft), { recursive: true });
    fs.writeFileSync(draft, 'x');
    const names: string[] = [];
    const list = async () => {
      for await (const file of diskStorage(onDisk).list('crashed')) names.push(file.path);
    };
    await list();
    expect(fs.existsSync(draft)).toBe(true);
    fs.utimesSync(draft, new Date(0), new Date(0));
    await list();
    expect(fs.existsSync(draft)).toBe(false);
    expect(names).toEqual([]);
  });
});

/** A client of a store at this port of the machine. */
const storeAt = (port: number, options?: { timeoutMs: number }) =>
  s3Storage(
    { endpoint: `http://127.0.0.1:${port}`, region: 'x', bucket: 'b', accessKey: 'a', secretKey: 's' },
    options,
  );

describe('the storage in a bucket whose store is away', () => {
  it('fails when the store is out of reach, instead of answering that there is nothing', async () => {
    const lost = storeAt(9);
    const failure = await lost.open('users/a.webp').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StorageAway);
    expect((failure as Error).message).toContain('ECONNREFUSED');
    lost.close();
  });

  it('does not wait without end for a store that takes requests and never answers', async () => {
    const silent = net.createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const hanging = storeAt((silent.address() as net.AddressInfo).port, { timeoutMs: 30 });
    await expect(hanging.put('users/a.webp', Buffer.from('x'))).rejects.toBeInstanceOf(StorageAway);
    await expect(hanging.open('users/a.webp')).rejects.toBeInstanceOf(StorageAway);
    hanging.close();
    silent.close();
  });

  it.each([
    [503, true],
    [403, false],
  ])('counts an answer %i of the store as away: %s', async (status, isAway) => {
    const failing = http.createServer((_request, response) => void response.writeHead(status).end());
    failing.listen(0, '127.0.0.1');
    await once(failing, 'listening');
    const storage = storeAt((failing.address() as net.AddressInfo).port);
    const failure = await storage.put('users/a.webp', Buffer.from('x')).catch((error: unknown) => error);
    expect([failure instanceof Error, failure instanceof StorageAway]).toEqual([true, isAway]);
    storage.close();
    failing.close();
  });
});
