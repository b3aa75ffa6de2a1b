// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { describeRelease, isFinished } from './build-pages.mjs';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel build '));
after(() => fs.rmSync(dir, { recursive: true }));

test('a build is finished when its description was written whole, which a full disk or a kill prevents', () => {
  assert.equal(isFinished(dir), false);
  for (const [text, finished] of /** @type {const} */ ([
    ['', false],
    ['{"name":"mfe-chat"', false],
    ['{"name":"mfe-chat"}', true],
  ])) {
    fs.writeFileSync(path.join(dir, 'release.json'), text);
    assert.equal(isFinished(dir), finished, text);
  }
});

test('a mount whose chunk no import has fails the build, and leaves it unfinished', async () => {
  const outDir = path.join(dir, 'out');
  fs.mkdirSync(path.join(dir, 'src'));
  fs.mkdirSync(outDir);
  fs.writeFileSync(
    path.join(dir, 'src/manifest.ts'),
    `export const manifest = { mounts: [{ path: '/' }, { path: '/user/devices', chunk: 'page-devises' }] };`,
  );
  fs.writeFileSync(path.join(outDir, 'build.json'), '{ "chunks": { "page-devices": ["page-devices.js"] } }');
  const pkg = /** @type {import('../packages.mjs').Package} */ ({ name: 'mfe-x', kind: 'remote', dir });
  await assert.rejects(
    describeRelease({ pkg, version: '1.0.0', build: 'a', outDir }),
    /src\/manifest\.ts of mfe-x: \/user\/devices names the chunk page-devises, which no webpackChunkName has/,
  );
  assert.equal(isFinished(outDir), false);
});
