import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileCache } from '../../src/files/images/image-cache.ts';
import { concurrencyLimit } from '../../src/files/concurrency-limit.ts';

describe('D9 bounds of work and disk', () => {
  it('work beyond those who may wait is refused, and later work is not', async () => {
    const turn = concurrencyLimit({ atOnce: 1, mostWaiting: 1 });
    let finish = () => {};
    const first = turn(() => new Promise<void>((resolve) => (finish = resolve)));
    const second = turn(async () => 'second');
    await expect(turn(async () => 'third')).rejects.toMatchObject({ key: 'unavailable' });
    finish();
    await first;
    expect(await second).toBe('second');
    expect(await turn(async () => 'fourth')).toBe('fourth');
  });

  it('the copies on the disk stay below their limit, the ones used last remain', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-cache-'));
    const put = (name: string, day: number) => {
      const file = path.join(folder, name);
      fs.writeFileSync(file, Buffer.alloc(100));
      fs.utimesSync(file, day * 86_400, day * 86_400);
      return file;
    };
    const files = Array.from({ length: 10 }, (_, index) => put(`copy-${index}`, index + 1));
    await fileCache(folder, 500).sweep();
    expect(files.map((file) => fs.existsSync(file))).toEqual([
      ...Array.from({ length: 6 }, () => false),
      ...Array.from({ length: 4 }, () => true),
    ]);
    fs.rmSync(folder, { recursive: true });
  });
});
