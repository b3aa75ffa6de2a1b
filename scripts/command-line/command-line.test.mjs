// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../bootstrap.mjs';

const commands = [
  'start',
  'test',
  'test-engines',
  'build',
  'dev',
  'new-remote',
  'graph',
  'size',
  'spec',
  'mutate',
  'release/release',
  'release/keep',
];
/** @param {string} command @param {string} option */
const run = (command, option) =>
  spawnSync(process.execPath, [path.join(root, 'scripts', `${command}.mjs`), option], { encoding: 'utf8' });

for (const command of commands) {
  test(`${command} reports an unknown option in one sentence, with the usage`, () => {
    const { status, stdout, stderr } = run(command, '--nonsense');
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr.trim(), /^Unknown option '--nonsense'\. Usage: npm [^\n]+$/);
  });
  test(`${command} prints the usage`, () => {
    const { status, stdout } = run(command, '--help');
    assert.equal(status, 0);
    assert.match(stdout.trim(), /^npm [^\n]+$/);
  });
}

test('a port that is none is named', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/start.mjs'), '--port', 'abc'],
    { encoding: 'utf8' },
  );
  assert.equal(status, 1);
  assert.equal(stderr.trim(), '--port takes a number from 0 to 65535, not abc.');
});
