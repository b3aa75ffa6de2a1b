import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseStore } from '#store/release-store.ts';
import { buildFolder } from '#testing/build-folder.ts';
import { newFolder } from '#testing/new-registry.ts';
import { publish } from '#commands/publish.ts';
import { refuseUnchecked } from './unchecked-files.ts';

it.each([
  ['a.css', 'style', ".x { background: url('./villa.webp') }", 'url('],
  ['a.css', 'style', '.x { background: url(https://example.com/villa.png) }', 'url('],
  ['a.css', 'style', "@import 'other.css';", '@import'],
  ['Sora.woff2', 'media', '', 'no page can check'],
  ['villa.mp4', 'media', '', 'no page can check'],
])('%s, %s with “%s” is refused', (file, kind, text, why) => {
  expect(() => refuseUnchecked(file, kind, Buffer.from(text))).toThrow(why);
});

it.each([
  ['a.css', 'style', ".x { background: url('data:image/svg+xml,…') } .y { mask: url(#shape) }"],
  ['villa.avif', 'media', ''],
  ['main.js', 'script', 'url(./villa.webp)'],
])('%s, %s with “%s” is fine', (file, kind, text) => {
  expect(() => refuseUnchecked(file, kind, Buffer.from(text))).not.toThrow();
});

it('a build with such a file is not published, and leaves nothing behind', async () => {
  const files = await newFolder();
  const folder = await buildFolder({ name: 'mfe-chat' });
  await writeFile(path.join(folder, 'ring.mp3'), 'sound');
  await expect(publish(new ReleaseStore(files), folder)).rejects.toThrow('ring.mp3 is of a kind');
  expect(await files.children('assets')).toEqual([]);
});
