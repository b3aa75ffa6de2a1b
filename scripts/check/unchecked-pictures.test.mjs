// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uncheckedIn } from './unchecked-pictures.mjs';

const named = "const photo = new URL('./villa.webp', import.meta.url);\n";

test('a picture that usePicture gets is fine', () => {
  assert.deepEqual(uncheckedIn(`${named}const shown = usePicture(isWide ? photo : other);`), []);
});

test('so is a picture that is no file, or not of the build', () => {
  const sources = [
    "background: url('data:image/svg+xml,…');",
    'mask: url(#shape);',
    'maskImage: `url(${JSON.stringify(src)})`',
    "new URL('./x.worker.ts', import.meta.url)",
  ];
  for (const source of sources) assert.deepEqual(uncheckedIn(source), []);
});

test('every other way is found, with its line', () => {
  const sources = [
    "import photo from './villa.webp';",
    "const later = () => import('./villa.avif');",
    "background: url('./villa.png');",
    'background: url(/assets/villa.svg);',
    "<img src={new URL('./villa.webp', import.meta.url).href}>",
    "const photo = new URL('./villa.webp', import.meta.url).href;",
    `${named}<img src={photo.href}>`,
    `${named}\`url(\${photo})\``,
    `${named}<img src={String(photo)}>`,
  ];
  for (const source of sources) assert.ok(uncheckedIn(source).length > 0, source);
  assert.equal(uncheckedIn(`${named}\n\nphoto.href`)[0]?.at, 4);
});
