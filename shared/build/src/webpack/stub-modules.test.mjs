// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { stubbedModules } from './stub-modules.mjs';

const store = fileURLToPath(new URL('../../../../node_modules/.pnpm', import.meta.url));
/** Folders in pnpm's store of the libraries with stubs; a library in two versions is there twice. */
const libraries =
  /^(@module-federation\+(runtime|runtime-core|webpack-bundler-runtime|sdk|error-codes)|axios|use-sync-external-store)@/;

const files = fs
  .readdirSync(store)
  .filter((name) => libraries.test(name))
  .flatMap((name) => {
    const [scope, unscoped] = name.startsWith('@')
      ? name.slice(0, name.indexOf('@', 1)).split('+')
      : [name.split('@')[0], ''];
    const folder = path.join(store, name, 'node_modules', scope ?? '', unscoped ?? '');
    return fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file));
  });

for (const { module, stub, files: count = 1 } of stubbedModules)
  test(`the stub ${stub} replaces ${count} file${count > 1 ? 's' : ''} of its library`, () => {
    const matches = files.filter((file) => module.test(file)).map((file) => path.relative(store, file));
    assert.equal(matches.length, count, matches.join('\n') || 'no file matches');
  });
