// @ts-check
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readPackages } from '../../shared/build/src/packages.mjs';
import { root } from '../bootstrap.mjs';
import { affectedBy, changedSince } from './affected.mjs';

const packages = readPackages(root);
const by = (/** @type {string[]} */ ...files) => affectedBy(packages, files);
const everything = { folders: packages.map(({ folder }) => folder), journeys: 'all' };

test('a change of a remote affects that remote and the journeys', () => {
  assert.deepEqual(by('mfe-chat/src/routes.tsx'), { folders: ['mfe-chat'], journeys: 'all' });
});

test('a change of shared code affects all that use it, also by way of others', () => {
  const { folders } = by('shared/network/src/index.ts');
  assert.deepEqual(folders, ['api', 'registry', 'sandbox', 'shared/network']);
  assert.ok(by('shared/map/src/geo.ts').folders.includes('mfe-catalogue'));
  assert.ok(!by('shared/map/src/geo.ts').folders.includes('mfe-chat'));
});

test('the back end is tested again when the stand-in of vendors changes that its tests start', () => {
  assert.deepEqual(by('sandbox/src/server.ts').folders, ['api', 'sandbox']);
});

test('presets of the build affect every package', () => {
  assert.deepEqual(by('shared/build/src/jest/projects.cjs'), everything);
});

test('what belongs to no package affects everything', () => {
  for (const file of [
    'pnpm-lock.yaml',
    'package.json',
    'jest.config.cjs',
    'scripts/test.mjs',
    'new-folder/a.ts',
  ])
    assert.deepEqual(by(file), everything, file);
});

test('a test affects its own package only, and no journey', () => {
  assert.deepEqual(by('shared/ui/src/inputs/inputs.test.tsx'), { folders: ['shared/ui'], journeys: [] });
});

test('a journey affects itself only, a fixture all of them', () => {
  assert.deepEqual(by('e2e/journeys/tools.spec.ts'), { folders: [], journeys: ['journeys/tools.spec.ts'] });
  assert.deepEqual(by('e2e/fixtures/people.ts'), { folders: ['e2e'], journeys: 'all' });
  assert.deepEqual(by('e2e/journeys/tools.spec.ts', 'mfe-chat/src/routes.tsx').journeys, 'all');
});

test('documents, rules of the checks and tests of the scripts affect no package', () => {
  const files = ['docs/adr/README.md', 'api/README.md', '.oxlintrc.json', 'deploy/compose.yaml'];
  assert.deepEqual(by(...files, 'scripts/check/texts/texts.test.mjs'), { folders: [], journeys: [] });
});

test('every package names packages that exist', () => {
  const names = new Set(packages.map(({ name }) => name));
  for (const { name, uses } of packages)
    for (const used of uses) assert.ok(names.has(used), `${name} uses ${used}`);
});

test('changes are those since the shared commit, with what is not committed', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel changes '));
  after(() => fs.rmSync(folder, { recursive: true }));
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd: folder,
      stdio: 'ignore',
    });
  const write = (/** @type {string} */ name) => fs.writeFileSync(path.join(folder, name), name);
  const commit = (/** @type {string} */ name) => {
    write(name);
    git('add', '-A');
    git('commit', '-qm', name);
  };
  git('init', '-qb', 'main');
  commit('old.ts');
  git('checkout', '-qb', 'work');
  commit('mine.ts');
  git('checkout', '-q', 'main');
  commit('theirs.ts');
  git('checkout', '-q', 'work');
  fs.renameSync(path.join(folder, 'old.ts'), path.join(folder, 'moved.ts'));
  write('neue Überschrift.ts');
  assert.deepEqual(changedSince(folder, 'main'), ['mine.ts', 'moved.ts', 'neue Überschrift.ts', 'old.ts']);
});
