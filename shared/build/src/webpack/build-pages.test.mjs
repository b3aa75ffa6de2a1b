// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { isFinished } from './build-pages.mjs';

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
