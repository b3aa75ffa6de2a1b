// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
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

/** A command of a workspace that brings it into order first. @param {Record<string, string>} environment */
const run = (environment) =>
  spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `import { ready } from '${folder}/scripts/bootstrap.mjs'; await ready();`],
    {
      encoding: 'utf8',
      env: { ...process.env, CI: '', PATH: `${folder}/bin:${process.env['PATH']}`, ...environment },
    },
  );

/** Counts what pnpm was asked to install. @param {{ isKilled?: boolean }} [options] */
function command({ isKilled = false } = {}) {
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
[ -z "$FAILURE" ]
`,
    0o755,
  );
  assert.deepEqual([command(), command()], [1, 1]);
  write('pnpm-lock.yaml', 'newer');
  assert.equal(command({ isKilled: true }), 2);
  write('pnpm-lock.yaml', 'earlier');
  assert.deepEqual([command(), command()], [3, 3]);
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
