// @ts-check
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { bringNode } from './bring-node.mjs';

// With a space: npm and the program are started from such folders too.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bring node '));
const manifests = path.join(folder, 'manifests');
const name = 'node-stand-in';
const version = process.versions.node;
const integrityOf = (/** @type {Buffer} */ file) =>
  `sha512-${createHash('sha512').update(file).digest('base64')}`;

/** A package whose program is this Node. @param {string} note part of the program's bytes */
function pack(note) {
  const source = path.join(folder, 'package');
  fs.mkdirSync(path.join(source, 'bin'), { recursive: true });
  fs.writeFileSync(
    path.join(source, 'package.json'),
    JSON.stringify({ name, version, bin: { node: 'bin/node' } }),
  );
  fs.writeFileSync(path.join(source, 'bin/node'), `#!/bin/sh\n# ${note}\nexec "${process.execPath}" "$@"\n`, {
    mode: 0o755,
  });
  const file = path.join(folder, 'package.tgz');
  execFileSync('tar', ['-czf', file, '-C', folder, 'package']);
  return fs.readFileSync(file);
}

const genuine = pack('genuine');
const forged = pack('forged');
/** What the registry sends. @type {Buffer | null} */
let sent = genuine;
let downloads = 0;
const registry = http.createServer((request, response) => {
  if (request.url?.endsWith('.tgz')) {
    downloads += 1;
    response.end(sent);
    return;
  }
  if (!sent) {
    response.writeHead(503).end();
    return;
  }
  const { port } = /** @type {import('node:net').AddressInfo} */ (registry.address());
  const dist = { tarball: `http://127.0.0.1:${port}/${name}.tgz`, integrity: integrityOf(sent) };
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { name, version, dist } },
    }),
  );
});

before(async () => {
  await new Promise((resolve) => registry.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (registry.address());
  process.env['npm_config_registry'] = `http://127.0.0.1:${port}/`;
  process.env['npm_config_fetch_retries'] = '0';
  const root = { name: 'pins', version: '1.0.0', optionalDependencies: { [name]: version } };
  const locked = {
    version,
    integrity: integrityOf(genuine),
    os: process.platform,
    cpu: process.arch,
    optional: true,
    bin: { node: 'bin/node' },
  };
  fs.mkdirSync(manifests);
  fs.writeFileSync(path.join(manifests, 'package.json'), JSON.stringify(root));
  fs.writeFileSync(
    path.join(manifests, 'package-lock.json'),
    JSON.stringify({
      ...root,
      lockfileVersion: 3,
      requires: true,
      packages: { '': root, [`node_modules/${name}`]: locked },
    }),
  );
});
after(() => {
  registry.close();
  fs.rmSync(folder, { recursive: true });
});

/** A cache of its own, also for npm. @param {string} label */
function cacheOf(label) {
  process.env['npm_config_cache'] = path.join(folder, `npm ${label}`);
  return path.join(folder, `cache ${label}`);
}

test('Node comes from the configured registry, once', async () => {
  [sent, downloads] = [genuine, 0];
  const cache = cacheOf('once');
  const brought = await bringNode({ cache, manifests });
  assert.ok('path' in brought, JSON.stringify(brought));
  assert.equal(
    execFileSync(brought.path, ['--version'], { encoding: 'utf8' }).trim(),
    `v${process.versions.node}`,
  );
  assert.deepEqual(await bringNode({ cache, manifests }), brought);
  assert.equal(downloads, 1);
  assert.deepEqual(fs.readdirSync(cache), [`${version}-${process.platform}-${process.arch}`]);
});

test('two commands at once both get it', async () => {
  sent = genuine;
  const cache = cacheOf('two');
  const [one, other] = await Promise.all([bringNode({ cache, manifests }), bringNode({ cache, manifests })]);
  assert.ok('path' in one, JSON.stringify(one));
  assert.deepEqual(other, one);
});

test('a program of other bytes than the pinned ones is refused', async () => {
  sent = forged;
  const cache = cacheOf('forged');
  const brought = await bringNode({ cache, manifests });
  assert.ok('problem' in brought);
  assert.match(brought.problem, /integrity/i);
  assert.deepEqual(fs.readdirSync(cache), []);
});

test('a registry that does not answer is named as the reason', async () => {
  sent = null;
  const brought = await bringNode({ cache: cacheOf('down'), manifests });
  assert.ok('problem' in brought);
  assert.match(brought.problem, /503/);
});

test('a folder that cannot be written is named as the reason', async () => {
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, '');
  const cache = path.join(file, 'node');
  assert.deepEqual(await bringNode({ cache, manifests }), {
    problem: `${cache} cannot be written (ENOTDIR)`,
    remedy: 'Make it writable',
  });
});

test('a cache of npm that cannot be written is named as the reason, not what npm complains about first', async () => {
  fs.writeFileSync(path.join(folder, 'file'), '');
  const cache = cacheOf('unwritable');
  process.env['npm_config_cache'] = path.join(folder, 'file', 'npm');
  assert.deepEqual(await bringNode({ cache, manifests }), {
    problem: `npm's cache ${path.join(folder, 'file', 'npm')} cannot be written (ENOTDIR)`,
    remedy: 'Make it writable, or set npm_config_cache to another folder',
  });
});

test('Node that one user has brought is there for the other users of the workspace', async () => {
  sent = genuine;
  const cache = cacheOf('others');
  const brought = await bringNode({ cache, manifests });
  assert.ok('path' in brought, JSON.stringify(brought));
  const [home] = fs.readdirSync(cache);
  assert.equal(fs.statSync(path.join(cache, String(home))).mode, fs.statSync(cache).mode);
});

test('a platform without a package is named', async () => {
  const brought = await bringNode({ cache: cacheOf('sunos'), manifests, platform: 'sunos', arch: 'sparc' });
  assert.deepEqual(brought, { problem: 'there is none for sunos on sparc' });
});

test('every platform that the product knows has its pinned package, from no fixed registry', () => {
  const lock = fs.readFileSync(new URL('package-lock.json', import.meta.url), 'utf8');
  const packages = Object.values(JSON.parse(lock).packages).filter(({ os: system }) => system);
  assert.deepEqual(packages.map(({ os: system, cpu }) => `${system} ${cpu}`).toSorted(), [
    'darwin arm64',
    'darwin x64',
    'linux arm64',
    'linux x64',
    'win32 x64',
  ]);
  for (const { integrity } of packages) assert.match(integrity, /^sha512-/);
  assert.doesNotMatch(lock, /https?:/);
});
