// @ts-check
import assert from 'node:assert/strict';
import test from 'node:test';
import { withRemedy } from './full-disk.mjs';

const thrown = (/** @type {string} */ code, /** @type {string} */ message) =>
  Object.assign(new Error(message), { code });

test('a file that finds no room on the disk or in a quota is stated with what to do', () => {
  const full = thrown('ENOSPC', 'ENOSPC: no space left on device, write');
  assert.equal(
    withRemedy(full).message,
    'The disk is full (ENOSPC: no space left on device, write): make room and run the same command again.',
  );
  assert.match(
    withRemedy(thrown('EDQUOT', 'EDQUOT: quota exceeded, open')).message,
    /^The disk is full \(EDQUOT/,
  );
  assert.equal(withRemedy(full).cause, full);
});

test('an error that lists what a compiler could not write for want of room is stated so as well', () => {
  const errors = 'ModuleBuildError\nENOSPC: no space left on device, write\n  at main.ts';
  assert.match(withRemedy(new Error(errors)).message, /^The disk is full \(ENOSPC: no space left on device/);
});

test('any other error stays as it is', () => {
  const other = new Error('Module not found');
  assert.equal(withRemedy(other), other);
  assert.equal(withRemedy('words').message, 'words');
});
