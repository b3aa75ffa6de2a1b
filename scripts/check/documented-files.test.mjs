// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadAddresses } from './documented-files.mjs';

const exists = (/** @type {string} */ file) => ['docs/adr/0001-a.md', 'api/src/a.ts'].includes(file);
const found = (/** @type {string} */ name, /** @type {string} */ text) =>
  deadAddresses({ name, text }, exists);

test('links are read from the folder of their document', () => {
  assert.deepEqual(found('docs/README.md', '[a](adr/0001-a.md#why) [web](https://a.example) [top](#a)'), []);
  assert.deepEqual(found('docs/README.md', '[b](adr/0002-b.md)'), [
    'docs/README.md: docs/adr/0002-b.md does not exist',
  ]);
});

test('files that are named as proof of security exist', () => {
  assert.deepEqual(found('docs/security.md', '`api/src/a.ts` and `npm test`'), []);
  assert.deepEqual(found('docs/security.md', '`api/src/b.ts`'), [
    'docs/security.md: api/src/b.ts does not exist',
  ]);
});
