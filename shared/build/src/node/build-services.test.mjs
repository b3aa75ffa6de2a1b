// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readPackage } from '../packages.mjs';
import { buildServices } from './build-services.mjs';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'build-services-'));
after(() => fs.rmSync(root, { recursive: true, force: true }));

const write = (/** @type {string} */ name, /** @type {string} */ text) => {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), text);
};
const built = () => fs.readFileSync(path.join(root, 'one/dist/main.mjs'), 'utf8');
const build = (log = () => {}) => buildServices({ root, packages: [readPackage(root, 'one')], log });

write('pnpm-workspace.yaml', '');
write('pnpm-lock.yaml', '');
write('shared/a/package.json', '{}');
write(
  'one/package.json',
  JSON.stringify({
    name: '@lintel/one',
    version: '1.0.0',
    lintel: { kind: 'service', entry: { main: 'src/main.ts' } },
  }),
);

test('a service is built again from sources that it was built from before, when a build in between was killed', async () => {
  write('one/src/main.ts', `console.log('earlier');`);
  await build();
  assert.match(built(), /earlier/);

  write('one/src/main.ts', `console.log('newer');`);
  const killed = () => {
    throw new Error('killed');
  };
  await assert.rejects(build(killed), /killed/);
  write('one/dist/main.mjs', 'cons');

  write('one/src/main.ts', `console.log('earlier');`);
  await build();
  assert.match(built(), /earlier/);
});
