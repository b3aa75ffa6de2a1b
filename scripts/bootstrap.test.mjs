// @ts-check
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bootstrap-'));
after(() => fs.rmSync(folder, { recursive: true, force: true }));

const write = (/** @type {string} */ name, /** @type {string} */ text, mode = 0o644) => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text, { mode });
};

const command = [
  '--input-type=module',
  '-e',
  `import { ready } from '${folder}/scripts/bootstrap.mjs'; await ready();`,
];
const environmentWith = (/** @type {Record<string, string>} */ environment) => ({
  ...process.env,
  CI: '',
  PATH: `${folder}/bin:${process.env['PATH']}`,
  ...environment,
});

/** A command of a workspace that brings it into order first. @param {Record<string, string>} environment */
const run = (environment) =>
  spawnSync(process.execPath, command, { encoding: 'utf8', env: environmentWith(environment) });

/** Counts what pnpm was asked to install. @param {{ isKilled?: boolean }} [options] */
function installations({ isKilled = false } = {}) {
  const { signal, stdout, stderr } = run({ KILL: isKilled ? '1' : '' });
  assert.equal(signal, isKilled ? 'SIGKILL' : null, stderr);
  // Left to the command: what it prints may be JSON that a program reads.
  assert.equal(stdout, '');
  return fs.readFileSync(path.join(folder, 'installations'), 'utf8').length;
}

test('an installation that was killed halfway is made again, also when the lockfile is the earlier one again', () => {
  for (const name of ['bootstrap.mjs', 'node'])
    fs.cpSync(path.join(here, name), path.join(folder, 'scripts', name), { recursive: true });
  write('package.json', JSON.stringify({ packageManager: 'pnpm@1.2.3', engines: { node: '>=20' } }));
  write('pnpm-workspace.yaml', '');
  write('pnpm-lock.yaml', 'earlier');
  write('shared/a/package.json', '{}');
  write('node_modules/a', '');
  write(
    'bin/pnpm',
    `#!/bin/sh
[ "$1" = --version ] && echo 1.2.3 && exit
printf x >> "${folder}/installations"
echo Done
[ "$KILL" ] && kill -9 $PPID
[ "$LASTS" ] && { sleep 300 & echo $! > "${folder}/under-way"; wait; }
[ -z "$FAILURE" ]
`,
    0o755,
  );
  assert.deepEqual([installations(), installations()], [1, 1]);
  write('pnpm-lock.yaml', 'newer');
  assert.equal(installations({ isKilled: true }), 2);
  write('pnpm-lock.yaml', 'earlier');
  assert.deepEqual([installations(), installations()], [3, 3]);
});

const isAlive = (/** @type {number} */ pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const until = async (/** @type {() => boolean} */ isSo) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
};

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
  test(`an installation ends with the command that is ended by ${signal}, and what it started too`, async () => {
    const file = path.join(folder, 'under-way');
    fs.rmSync(file, { force: true });
    write('pnpm-lock.yaml', `for ${signal}`);
    const child = spawn(process.execPath, command, { env: environmentWith({ LASTS: '1' }) });
    await until(() => fs.existsSync(file) && fs.readFileSync(file, 'utf8').endsWith('\n'));
    const ended = once(child, 'exit');
    child.kill(signal);
    assert.deepEqual(await ended, [null, signal]);
    await until(() => !isAlive(Number(fs.readFileSync(file, 'utf8'))));
  });

test('an installation that fails ends with what to do about it: reach the registry, or give npm a cache that it can write', () => {
  write('pnpm-lock.yaml', 'one that cannot be installed');
  const lastLineOf = (/** @type {Record<string, string>} */ environment) => {
    const { status, stderr } = run({ FAILURE: '1', ...environment });
    assert.equal(status, 1, stderr);
    return stderr.trim().split('\n').at(-1);
  };
  assert.equal(
    lastLineOf({ npm_config_cache: path.join(folder, 'cache') }),
    'The packages could not be installed: see the lines above. Check that the npm registry is reachable, and run the same command again.',
  );
  write('file', '');
  const cache = path.join(folder, 'file/npm');
  assert.equal(
    lastLineOf({ npm_config_cache: cache }),
    `The packages could not be installed: npm's cache ${cache} cannot be written (ENOTDIR). Make it writable, or set npm_config_cache to another folder, and run the same command again.`,
  );
});

test('a folder whose name the tools of the build misread is refused with its characters', () => {
  const odd = path.join(folder, `it's #1`);
  for (const name of ['bootstrap.mjs', 'node'])
    fs.cpSync(path.join(here, name), path.join(odd, 'scripts', name), { recursive: true });
  fs.writeFileSync(
    path.join(odd, 'scripts/command.mjs'),
    `import { ready } from './bootstrap.mjs'; await ready();`,
  );
  const { status, stderr } = spawnSync(process.execPath, [path.join(odd, 'scripts/command.mjs')], {
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.equal(
    stderr.trim(),
    `The folder ${fs.realpathSync(odd)} has ' and # in its name, which tools of the build misread. Move it to a path without # ! ? ' * : and run the same command again.`,
  );
});
