// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { sourceHash } from './packages.mjs';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-packages-'));
after(() => fs.rmSync(root, { recursive: true, force: true }));

/** @param {string} file @param {string} text */
function write(file, text) {
  const full = path.join(root, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
}

write('shared/build/package.json', '{}');
write('pnpm-lock.yaml', '');
write('mfe-x/src/page.tsx', 'export const page = 1;\n');
write('mfe-x/src/data/list.tsx', 'export const list = 1;\n');
write('mfe-x/data/demo.json', '{}');
write('shared/ui/src/data/table.tsx', 'export const table = 1;\n');

for (const [file, isSource] of /** @type {const} */ ([
  ['mfe-x/src/page.tsx', true],
  ['mfe-x/src/data/list.tsx', true],
  ['shared/ui/src/data/table.tsx', true],
  ['mfe-x/data/demo.json', false],
]))
  test(`a change of ${file} ${isSource ? 'gives another' : 'leaves the'} number of the build`, () => {
    const before = sourceHash(root, 'mfe-x');
    write(file, `${fs.readFileSync(path.join(root, file), 'utf8')}\n`);
    assert.equal(sourceHash(root, 'mfe-x') !== before, isSource);
  });
