// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { root } from '../bootstrap.mjs';
import { packTrain } from './pack.mjs';
import { filesBelow, packagesUsedBelow, requestsOf } from './requests.mjs';

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-train-'));
after(() => fs.rmSync(work, { recursive: true }));
const installed = path.join(work, 'node_modules');
/** @type {{ name: string, dir: string, json: any }[]} */
let packages = [];

before(async () => {
  const packed = await packTrain({
    root,
    version: '3.2.1',
    changelog: '# Changelog\n',
    to: path.join(work, 'train'),
  });
  packages = packed.map(({ name, file }) => {
    const dir = path.join(installed, name);
    fs.mkdirSync(dir, { recursive: true });
    assert.equal(spawnSync('tar', ['-xzf', file, '--strip-components=1', '-C', dir]).status, 0);
    return { name, dir, json: JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) };
  });
  linkLibraries();
});

/** Whether a package is packed as it is. @param {{ json: any }} one */
const isTool = ({ json }) => !json.files.includes('dist');

/** Libraries of the workspace beside the unpacked packages, as an installation would have them. */
function linkLibraries() {
  for (const { name } of packages) {
    const from = path.join(root, 'shared', name.replace('@lintel/', ''), 'node_modules');
    if (!fs.existsSync(from)) continue;
    for (const entry of fs.readdirSync(from).filter((file) => !/^(\.|@lintel$)/.test(file))) {
      const libraries = entry.startsWith('@')
        ? fs.readdirSync(path.join(from, entry)).map((file) => path.join(entry, file))
        : [entry];
      for (const library of libraries) {
        const target = path.join(installed, library);
        fs.mkdirSync(path.dirname(target), { recursive: true });
        if (!fs.existsSync(target)) fs.symlinkSync(fs.realpathSync(path.join(from, library)), target);
      }
    }
  }
}

test('all packages of a train have its version, and name each other by it', () => {
  for (const { name, json } of packages) {
    assert.equal(json.version, '3.2.1', name);
    assert.equal(json.private, undefined, name);
    for (const [other, range] of Object.entries(json.dependencies)) {
      assert.doesNotMatch(String(range), /workspace:|catalog:/, `${name} → ${other}`);
      if (!other.startsWith('@lintel/')) continue;
      assert.equal(range, '3.2.1', `${name} → ${other}`);
      assert.ok(
        packages.some((one) => one.name === other),
        `${name} needs ${other}, which is not packed`,
      );
    }
  }
});

test('every package brings its licence, changelog and description', () => {
  for (const { name, dir } of packages)
    for (const file of ['LICENSE', 'CHANGELOG.md', 'README.md'])
      assert.ok(fs.existsSync(path.join(dir, file)), `${name} lacks ${file}`);
});

test('what a file asks for is in its package, or among what the package needs', () => {
  for (const { name, dir, json } of packages.filter((one) => !isTool(one))) {
    const needs = { ...json.dependencies, ...json.peerDependencies };
    for (const used of packagesUsedBelow(path.join(dir, 'dist')))
      assert.ok(used === name || needs[used], `${name} asks for ${used}`);
    for (const file of filesBelow(path.join(dir, 'dist')))
      for (const asked of requestsOf(fs.readFileSync(file, 'utf8')).filter((one) => /^[.#]/.test(one))) {
        const [address = ''] = asked.split('?');
        const target = address.startsWith('#')
          ? path.join(dir, 'dist', address.slice(1))
          : path.join(path.dirname(file), address);
        assert.ok(fs.existsSync(target), `${path.relative(dir, file)} of ${name} asks for ${asked}`);
      }
  }
});

test('libraries that the shell provides are peers, so that a remote has one copy', () => {
  const ui = packages.find(({ name }) => name === '@lintel/ui')?.json;
  assert.match(ui.peerDependencies.react, /^\^\d/);
  assert.equal(ui.dependencies.react, undefined);
});

test('Node runs the scripts, and the compiler takes the declarations of every export', () => {
  fs.writeFileSync(path.join(work, 'package.json'), '{ "type": "module" }');
  const runs = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { CONTRACT_VERSION } = await import('@lintel/contract'); console.log(CONTRACT_VERSION)`,
    ],
    { cwd: work, encoding: 'utf8' },
  );
  assert.equal(runs.stdout.trim(), '1', runs.stderr);

  const entries = packages.flatMap(({ name, json }) =>
    isTool({ json }) ? [] : Object.keys(json.exports).map((key) => path.posix.join(name, key)),
  );
  fs.writeFileSync(
    path.join(work, 'uses.ts'),
    `${entries.map((name, i) => `export * as part${i} from '${name}';`).join('\n')}
import type { RemoteManifest } from '@lintel/contract';
import type { ButtonProps } from '@lintel/ui';
// @ts-expect-error a number is no contract's manifest
export const wrong: RemoteManifest = 5;
export const names: RemoteManifest['name'][] = ['mfe-chat', 'mfe-of-another-repository'];
// @ts-expect-error names of remotes begin alike
export const unknown: RemoteManifest['name'] = 'reviews';
// @ts-expect-error properties are typed, not any
export const button: ButtonProps = { tone: 5 };
`,
  );
  fs.writeFileSync(
    path.join(work, 'tsconfig.json'),
    JSON.stringify({
      extends: '@lintel/build/tsconfig/browser.json',
      compilerOptions: { typeRoots: [path.join(installed, '@types')], allowImportingTsExtensions: false },
      files: ['uses.ts'],
    }),
  );
  const checked = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', work], { encoding: 'utf8' });
  assert.equal(checked.status, 0, checked.stdout);
});
