import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressed } from '#site/responses/compression.ts';

const words = Array.from({ length: 100_000 }, (_, at) => ((at * 7919) % 99_991).toString(36)).join(' ');
const page = Buffer.from(words);

describe('D9 A2 pages are compressed', () => {
  it('beside the event loop, which goes on meanwhile', async () => {
    const done: string[] = [];
    const compressing = compressed(page, 'br').then(() => void done.push('compressed'));
    await nextTurn();
    done.push('another turn');
    await compressing;
    expect(done).toEqual(['another turn', 'compressed']);
  });

  it('to what browsers can read', async () => {
    expect(brotliDecompressSync((await compressed(page, 'br'))!)).toEqual(page);
    expect(gunzipSync((await compressed(page, 'gzip'))!)).toEqual(page);
  });

  it('a few at a time, and not at all when too many wait', async () => {
    const all = await Promise.all(Array.from({ length: 200 }, () => compressed(Buffer.from('page'), 'br')));
    expect(all.filter((bytes) => bytes !== null)).toHaveLength(52);
    // The places are free again.
    expect(await compressed(page, 'gzip')).not.toBeNull();
  });
});
