import { readFileSync } from 'node:fs';
import path from 'node:path';

const WIDEST = 2560;
const file = (name: string) => readFileSync(path.join(import.meta.dirname, name));

/** The width that an AVIF file states, in its property of spatial extents. */
const widthOfAvif = (bytes: Buffer) => bytes.readUInt32BE(bytes.indexOf('ispe') + 8);
/** The width that a lossy WebP file states, in the header of its frame. */
const widthOfWebp = (bytes: Buffer) => bytes.readUInt16LE(bytes.indexOf('VP8 ') + 14) & 0x3fff;

describe('the picture at the head of the home page (B1)', () => {
  it('is sharp on a wide screen, with AVIF and without it', () => {
    expect(widthOfAvif(file('hero-wide.avif'))).toBeGreaterThanOrEqual(WIDEST);
    expect(widthOfWebp(file('hero.webp'))).toBeGreaterThanOrEqual(WIDEST);
  });
});
