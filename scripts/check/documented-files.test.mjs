// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anchorsOf, deadAddresses, deadCitations } from './documented-files.mjs';

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

const documents = new Map([
  ['docs/spec/client.md', '# The client\n\n## Fetched data\n\n## “Open” & closed\n'],
]);
const dead = (/** @type {string} */ name, /** @type {string} */ text) =>
  deadCitations({ name, text }, (document) => documents.get(document));

test('documents and headings that comments cite exist', () => {
  assert.deepEqual(dead('shell/src/a.ts', '// (docs/spec/client.md#fetched-data), docs/spec/client.md.'), []);
  assert.deepEqual(dead('shell/src/a.ts', '// docs/spec/client.md#cache and docs/spec/wire.md#values'), [
    'shell/src/a.ts: docs/spec/client.md has no heading #cache',
    'shell/src/a.ts: docs/spec/wire.md does not exist',
  ]);
});

test('links of documents lead to headings that exist', () => {
  assert.deepEqual(
    dead('docs/spec/README.md', '[data](client.md#fetched-data) [web](https://a.example/b.md#c)'),
    [],
  );
  assert.deepEqual(dead('docs/spec/README.md', '[data](client.md#cache)'), [
    'docs/spec/README.md: docs/spec/client.md has no heading #cache',
  ]);
});

test('anchors are made of headings as GitHub makes them', () => {
  assert.deepEqual(anchorsOf(documents.get('docs/spec/client.md') ?? ''), [
    'the-client',
    'fetched-data',
    'open--closed',
  ]);
});
