// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
after(() => fs.rmSync(folder, { recursive: true, force: true }));

const write = (/** @type {string} */ name, /** @type {string} */ text) => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
};

test('the error of a registry that refuses builds is shown, and its command line is not repeated', () => {
  fs.cpSync(path.join(import.meta.dirname, 'release.mjs'), path.join(folder, 'scripts/start/release.mjs'), {
    recursive: true,
  });
  write('scripts/bootstrap.mjs', `export const root = ${JSON.stringify(folder)};`);
  write(
    'registry/dist/cli.mjs',
    `console.error('registry: The disk of the registry is full.'); process.exit(1);`,
  );
  write(
    'command.mjs',
    `import { release } from './scripts/start/release.mjs';
try { release({ builds: [{ name: 'shell', dir: 'shell/dist/1' }], registryRoot: 'registry' }); } catch ({ message }) { console.error(message); }`,
  );
  const { stderr } = spawnSync(process.execPath, [path.join(folder, 'command.mjs')], { encoding: 'utf8' });
  assert.equal(
    stderr,
    'registry: The disk of the registry is full.\nThe builds could not be released (registry publish), for the reason above.\n',
  );
});
