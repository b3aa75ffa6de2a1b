import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { covers, withLocalBuilds } from './page.mjs';

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
const shell = { build: 'cccccccc', scripts: ['libraries.js', 'main.js'] };
const rewritten = (html = page, own = shell) =>
  withLocalBuilds(html, {
    shell: own,
    remotes: [{ name: 'mfe-chat', version: '1.1.0', local }],
    updatesIntegrity: 'sha256-y',
  });
const siteIn = (html) => JSON.parse(/id="lintel-site">([^<]*)</.exec(html)[1]);

describe('the page in development', () => {
  test('names the local build of one remote, switched on, and leaves the others as they are', () => {
    const { revision, remotes } = siteIn(rewritten());
    assert.equal(revision, 12);
    assert.deepEqual(remotes[0], site.remotes[0]);
    assert.equal(remotes[1].state, 'on');
    assert.equal(remotes[1].lastGood, null);
    assert.equal(remotes[1].active.entry.url, '/assets/mfe-chat/dev-bbbbbbbb/remoteEntry.js');
  });

  test('announces no file of a release that is not loaded', () => {
    assert.ok(!rewritten().includes('href="/assets/mfe-chat/1.0.0'));
    assert.ok(!rewritten().includes('href="/assets/shell/1.0.0'));
  });

  test('lets the starter of the environment run the local shell', () => {
    const announced =
      '<link data-run rel="preload" as="script" fetchpriority="low" href="/assets/shell/1.0.0-aaaaaaaa/main.js" integrity="x">';
    const html = rewritten(page.replace('</head>', `${announced}</head>`));
    const links = [...html.matchAll(/<link data-run[^>]* href="([^"]*)"/g)].map(([, href]) => href);
    assert.deepEqual(links, [
      '/assets/shell/dev-cccccccc/libraries.js',
      '/assets/shell/dev-cccccccc/main.js',
    ]);
  });

  test('runs the local shell where there is no starter', () => {
    const own = '<script defer src="/assets/shell/1.0.0-aaaaaaaa/main.js" integrity="x"></script>';
    const html = rewritten(page.replace('</head>', `${own}</head>`));
    assert.ok(!html.includes('src="/assets/shell/1.0.0'));
    assert.ok(html.includes('src="/assets/shell/dev-cccccccc/main.js"'));
  });

  test('names the builds that the page has, so that it learns of those that come after', () => {
    const [, data] = /data-builds="([^"]*)"/.exec(rewritten());
    assert.deepEqual(JSON.parse(data.replaceAll('&quot;', '"')), {
      'mfe-chat': 'bbbbbbbb',
      shell: 'cccccccc',
    });
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

  test('the shell of the environment stays where there is none of this machine', () => {
    const html = rewritten(page, null);
    assert.match(html, /assets\/shell\/1\.0\.0-aaaaaaaa\/main\.js/);
    assert.match(html, /data-builds="\{&quot;mfe-chat&quot;:&quot;bbbbbbbb&quot;\}"/);
  });
});
