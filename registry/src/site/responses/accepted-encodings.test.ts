import { acceptedEncodings } from './accepted-encodings.ts';

describe('encodings that a browser takes', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['gzip', ['gzip']],
    ['br', ['br']],
    ['br;q=0, gzip', ['gzip']],
    ['br;q=0.0, gzip;q=0', []],
    ['identity', []],
    ['brotli, gzipped', []],
    [undefined, []],
  ])('of %s are %j (F2)', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected);
  });
});
