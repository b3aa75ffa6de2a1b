// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { missingOwners } from './code-owners.mjs';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-owners-'));
after(() => fs.rmSync(root, { recursive: true }));
fs.mkdirSync(path.join(root, 'mfe-chat'));
fs.writeFileSync(
  path.join(root, 'mfe-chat/package.json'),
  JSON.stringify({ lintel: { owner: { team: 'chat' } } }),
);
const found = (/** @type {string} */ text) => {
  fs.writeFileSync(path.join(root, 'CODEOWNERS'), text);
  return missingOwners(root);
};

test('every package with an owner has a line', () => {
  assert.deepEqual(found('# all\n* @lintel/platform\n/mfe-chat/ @lintel/chat\n'), []);
  assert.deepEqual(found('* @lintel/platform\n'), ['CODEOWNERS lacks: /mfe-chat/ @lintel/chat']);
});

test('a line of a package that is gone is reported', () => {
  assert.deepEqual(found('* @lintel/platform\n/mfe-chat/ @lintel/chat\n/mfe-old/ @lintel/old\n'), [
    'CODEOWNERS has a line without a package: /mfe-old/ @lintel/old',
  ]);
});
