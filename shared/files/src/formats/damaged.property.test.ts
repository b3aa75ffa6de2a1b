import fc from 'fast-check';
import { frames, picture, withPlace } from '../test-pictures.ts';
import { readGif } from './gif.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

it.each([
  ['JPEG', readJpeg, () => withPlace(picture(64, 48)).jpeg().toBuffer()],
  ['PNG', readPng, () => withPlace(picture(64, 48)).png().toBuffer()],
  ['WebP', readWebp, () => withPlace(picture(64, 48)).webp().toBuffer()],
  ['GIF', readGif, async () => (await frames()).gif().toBuffer()],
])('reading a damaged %s ends without an error', async (_name, read, make) => {
  const whole = new Uint8Array(await make());
  const place = fc.nat({ max: Math.min(whole.length, 2000) - 1 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(place, fc.nat({ max: 255 }))),
      fc.nat({ max: whole.length }),
      (changes, length) => {
        const bytes = whole.slice();
        for (const [at, byte] of changes) bytes[at] = byte;
        const header = read(bytes.slice(0, length));
        expect(header === undefined || header.width >= 0).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
