import { formatBytes } from './file-size.ts';

it.each([
  [200, 'en', '1 kB'],
  [48_000, 'en', '48 kB'],
  [1_234_567, 'en', '1.2 MB'],
  [1_234_567, 'de', '1,2 MB'],
  [1_234_567, 'ar', '1.2'],
] as const)('%d bytes are written in the language %s', (bytes, locale, text) => {
  expect(formatBytes(bytes, locale)).toContain(text);
});
