import assert from 'node:assert/strict';
import { test } from 'node:test';
import { covers, withLocalRemote } from './page.mjs';

const site = {
  environment: 'staging',
  revision: 12,
  remotes: [
    { name: 'mfe-account', state: 'on', active: { version: '1.0.0' }, lastGood: null },
    { name: 'mfe-chat', state: 'off', active: { version: '1.0.0' }, lastGood: { version: '0.9.0' } },
  ],
};
const page = `<head><link rel="preload" as="script" href="/assets/mfe-chat/1.0.0-aaaaaaaa/remoteEntry.js" integrity="x">
<link rel="preload" as="script" href="/assets/shell/1.0.0-aaaaaaaa/main.js" integrity="x">
<script type="application/json" id="lintel-site">${JSON.stringify(site)}</script></head>`;
const local = {
  build: 'bbbbbbbb',
  container: 'mfe_chat__1_1_0__dev',
  integrity: 'sha256-x',
  manifest: { mounts: [{ path: '/</script><script>alert(1)' }] },
};
const rewritten = (html = page) =>
  withLocalRemote(html, { name: 'mfe-chat', version: '1.1.0', local, reloadIntegrity: 'sha256-y' });
const siteIn = (html) => JSON.parse(/id="lintel-site">([^<]*)</.exec(html)[1]);

test('names the local build of one remote, switched on, and leaves the others as they are', () => {
  const { revision, remotes } = siteIn(rewritten());
  assert.equal(revision, 12);
  assert.deepEqual(remotes[0], site.remotes[0]);
  assert.equal(remotes[1].state, 'on');
  assert.equal(remotes[1].lastGood, null);
  assert.equal(remotes[1].active.entry.url, '/assets/mfe-chat/dev-bbbbbbbb/remoteEntry.js');
});

test('announces no file of the release that is not loaded', () => {
  assert.ok(!rewritten().includes('href="/assets/mfe-chat/1.0.0'));
  assert.ok(rewritten().includes('href="/assets/shell/1.0.0'));
});

test('lets no text of a manifest end the element that it stands in', () => {
  assert.ok(!rewritten().includes('<script>alert'));
});

test('leaves documents without a lock alone', () => {
  assert.equal(rewritten('<p>Mail</p>'), null);
});

test('tells which addresses are those of a remote', () => {
  assert.ok(covers('/user/chat/:id', '/user/chat/5'));
  assert.ok(covers('/user/chat', '/user/chat/'));
  assert.ok(!covers('/user/chat', '/user/chats'));
});
