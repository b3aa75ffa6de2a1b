// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { runtimeFront, stubbedModules, stubbedVersions } from './stub-modules.mjs';

const store = fileURLToPath(new URL('../../../../node_modules/.pnpm', import.meta.url));
/** Folders in pnpm's store of the libraries with stubs; a library in two versions is there twice. */
const installed = Object.keys(stubbedVersions).flatMap((library) => {
  const prefix = `${library.replace('/', '+')}@`;
  return fs
    .readdirSync(store)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ library, folder: path.join(store, name, 'node_modules', library) }));
});

const files = installed.flatMap(({ folder }) =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
);

for (const [library, version] of Object.entries(stubbedVersions))
  test(`the stubs of ${library} were read for the version that is installed`, () => {
    const versions = installed
      .filter((one) => one.library === library)
      .map(({ folder }) => JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).version);
    assert.deepEqual(versions, [version], 'read the files beside the stubs again (ADR 0086)');
  });

for (const { module, stub } of [
  ...stubbedModules,
  { module: runtimeFront, stub: 'runtime/*-bundler-runtime' },
])
  test(`${stub} replaces exactly one file of its library`, () => {
    const matches = files.filter((file) => module.test(file)).map((file) => path.relative(store, file));
    assert.equal(matches.length, 1, matches.join('\n') || 'no file matches');
  });
