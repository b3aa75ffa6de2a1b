// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testResults } from './results.mjs';

const counts = (/** @type {Partial<import('./results.mjs').Counts>} */ some) => async () => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  ...some,
});
function run() {
  /** @type {string[]} */ const lines = [];
  return { lines, print: (/** @type {string} */ line) => lines.push(line) };
}

test('a run passes when every suite has tests and none failed', async () => {
  const { lines, print } = run();
  const results = testResults({ print });
  await results.step('unit', counts({ passed: 2 }));
  await results.step('api', counts({ passed: 3, skipped: 1 }));
  assert.equal(results.finish(90_000), 0);
  assert.equal(lines.at(-1), '5 passed, 0 failed, 1 skipped');
  assert.equal(lines.at(-2), 'in 1.5 minutes');
});

test('what a suite notes stands beside the sum, below the table', async () => {
  const { lines, print } = run();
  const results = testResults({ print });
  await results.step('journeys', counts({ passed: 1, notes: ['! passed only on the second attempt: buys'] }));
  results.finish(60_000);
  assert.deepEqual(lines.slice(-3), [
    '! passed only on the second attempt: buys',
    'in 1.0 minutes',
    '1 passed, 0 failed, 0 skipped',
  ]);
});

test('one failed test fails the run', async () => {
  const results = testResults(run());
  await results.step('unit', counts({ passed: 2, failed: 1 }));
  assert.equal(results.finish(0), 1);
});

test('a suite without tests fails the run (C2)', async () => {
  const { lines, print } = run();
  const results = testResults({ print });
  await results.step('unit', counts({ skipped: 4 }));
  assert.equal(results.finish(0), 1);
  assert.ok(lines.includes('There are no tests to run in unit.'));
});

test('a suite that breaks off fails the run, and the next ones still run', async () => {
  const { lines, print } = run();
  const results = testResults({ print });
  await results.step('build', () => Promise.reject(new Error('no bundler')));
  await results.step('unit', counts({ passed: 1 }));
  assert.equal(results.finish(0), 1);
  assert.match(lines.join('\n'), /no bundler/);
  assert.equal(lines.at(-1), '1 passed, 1 failed, 0 skipped');
});

test('a suite that is skipped by name is not run', async () => {
  const results = testResults({ ...run(), skip: ['api'] });
  await results.step('unit', counts({ passed: 1 }));
  await results.step('api', () => Promise.reject(new Error('must not run')));
  assert.equal(results.finish(0), 0);
});

test('a name to skip that no suite has fails the run', async () => {
  const { lines, print } = run();
  const results = testResults({ print, skip: ['end-to-edn'] });
  await results.step('unit', counts({ passed: 1 }));
  assert.equal(results.finish(0), 1);
  assert.ok(lines.includes('✗ There is no suite end-to-edn to skip.'));
});
