import assert from 'node:assert/strict';
import { test } from 'node:test';
import { environmentTypes, staleNames } from './environment-types.mjs';

const provides = {
  slots: ['header.actions', 'home.top'],
  events: { 'chat.read@1': { peerId: 'number' }, 'push.received@1': { data: 'texts' } },
};
const active = (version, manifest) => ({
  version,
  manifest: { mounts: [], fills: [], emits: [], consumes: [], ...manifest },
});
const site = {
  environment: 'staging',
  revision: 12,
  remotes: [
    {
      name: 'mfe-chat',
      state: 'on',
      active: active('1.2.0', { emits: ['chat.read@1'], fills: ['header.actions'] }),
    },
    { name: 'mfe-account', state: 'off', active: active('1.0.0', { consumes: ['chat.read@1'] }) },
  ],
};

test('an event tells its fields and which live remotes are on either side of it', () => {
  const types = environmentTypes(site, provides);
  assert.match(types, /lock 12 of staging/);
  assert.match(
    types,
    /Emitted by mfe-chat 1\.2\.0; heard by nobody\. \*\/\n {2}'chat\.read@1': \{ peerId: number \};/,
  );
  assert.match(types, /'push\.received@1': \{ data: Readonly<Record<string, string>> \};/);
  assert.match(types, /Filled by mfe-chat 1\.2\.0\. \*\/\n {2}'header\.actions'/);
});

test('what only the environment or only the installed packages have is named', () => {
  assert.deepEqual(
    staleNames(provides, { events: ['chat.read@1'], slots: ['header.actions', 'home.top', 'page.end'] }),
    [
      'New there, with newer packages of @lintel: the events push.received@1.',
      'Not there yet: the slots page.end.',
    ],
  );
});
