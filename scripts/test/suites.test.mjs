// @ts-check
// The runner believes the tools: real runs of Jest and of Node's runner over small suites that fail beside their tests.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { jestSuite, journeyCounts, nodeSuite } from './suites.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-suites-'));
after(() => fs.rmSync(folder, { recursive: true }));

/**
 * One Jest project with one file of tests, or with `others` beside it; what Jest prints is kept away from the report of this run.
 * @param {string} name @param {string | null} body
 * @param {{ others?: Record<string, string>, workers?: number, env?: Record<string, string>, [setting: string]: unknown }} [extra]
 */
async function jest(name, body, { others = {}, workers = 2, env = {}, ...extra } = {}) {
  const rootDir = path.join(folder, name);
  fs.mkdirSync(rootDir);
  for (const [file, text] of Object.entries(others)) fs.writeFileSync(path.join(rootDir, file), text);
  if (body !== null) fs.writeFileSync(path.join(rootDir, 'some.test.cjs'), body);
  const config = path.join(rootDir, 'jest.config.json');
  const project = { displayName: name, rootDir, testMatch: ['**/*.test.cjs'], transform: {}, ...extra };
  fs.writeFileSync(config, JSON.stringify({ projects: [project] }));
  return jestSuite(`suites-test-${name}`, [name], {
    args: ['--config', config, `--maxWorkers=${workers}`],
    env,
  });
}

const passing = "test('passes', () => expect(1).toBe(1));";

test('a run of Jest that passes is counted', async () => {
  assert.deepEqual(await jest('fine', passing), { passed: 1, failed: 0, skipped: 0, ok: true });
});

test('a hook that fails after the tests is a failure (C2)', async () => {
  const { failed, ok } = await jest('hook', `${passing} afterAll(() => { throw new Error('left open'); });`);
  assert.deepEqual({ failed, ok }, { failed: 1, ok: false });
});

test('a teardown of the whole run that fails is a failure (C2)', async () => {
  const teardown = path.join(folder, 'teardown.cjs');
  fs.writeFileSync(teardown, "module.exports = () => { throw new Error('database still runs'); };");
  const { failed, ok } = await jest('teardown', passing, { globalTeardown: teardown });
  assert.deepEqual({ failed, ok }, { failed: 1, ok: false });
});

test('a file that cannot be read is a failure', async () => {
  const { failed, ok } = await jest('broken', 'this is no program');
  assert.deepEqual({ failed, ok }, { failed: 1, ok: false });
});

test('a project without tests is a failure (C2)', async () => {
  const { failed, ok } = await jest('empty', null);
  assert.deepEqual({ failed, ok }, { failed: 1, ok: false });
});

const require = createRequire(import.meta.url);
const { runner, setupFilesAfterEnv } = require('./plain-node/plain-node.cjs').plainNode;
const inPlainNode = { runner, setupFilesAfterEnv };
/** What is no success in plain Node either, by what a file has besides a test that passes. */
const failing = {
  'a test that fails': "test('fails', () => expect(1).toBe(2));",
  'a test that never ends': "test('hangs', () => new Promise(() => {}), 50);",
  'a test of a table that never ends': "test.each([1])('hangs %i', () => new Promise(() => {}), 50);",
  'a hook that never ends': 'beforeAll(() => new Promise(() => {}), 50);',
  'a hook that fails after the tests': "afterAll(() => { throw new Error('left open'); });",
  'a promise that is left to fail':
    "test('leaves', () => { void Promise.reject(new Error('left')); return new Promise((end) => setTimeout(end, 50)); });",
  'a file that cannot be read': 'this is no program',
};

for (const [what, body] of Object.entries(failing))
  test(`in plain Node, ${what} is a failure`, async () => {
    const { failed, ok } = await jest(
      `plain-${what.replaceAll(' ', '-')}`,
      `${passing}\n${body}`,
      inPlainNode,
    );
    assert.deepEqual({ failed, ok }, { failed: 1, ok: false });
  });

test('in plain Node, a run that passes is counted, and a file without tests is a failure', async () => {
  const counts = await jest('plain', `${passing} test.skip('waits', () => {});`, inPlainNode);
  assert.deepEqual(counts, { passed: 1, failed: 0, skipped: 1, ok: true });
  const { failed, ok } = await jest('plain-empty', '// none', inPlainNode);
  assert.deepEqual({ failed, ok }, { failed: 1, ok: false });
});

test('in plain Node, hooks of a helper run for each file of a process that imports it', async () => {
  const name = 'plain-helper';
  const helper = path.join(folder, 'helper.cjs');
  const ended = path.join(folder, 'ended');
  fs.writeFileSync(
    helper,
    `const fs = require('node:fs');
     afterAll(() => fs.appendFileSync(${JSON.stringify(ended)}, expect.getState().testPath.slice(-8)));`,
  );
  const body = `require(${JSON.stringify(helper)}); ${passing}`;
  const others = { 'second.test.cjs': body, 'third.test.cjs': body };
  const { ok } = await jest(name, body, { ...inPlainNode, others, workers: 1 });
  assert.ok(ok);
  assert.equal(fs.readFileSync(ended, 'utf8').length, 3 * 8);
});

test('in plain Node, a process that is late gets what it asks for, and the run ends', async () => {
  const late = path.join(folder, 'late.mjs');
  // The second process reads its first messages together, as on a busy machine; it gives up where they do not come.
  fs.writeFileSync(
    late,
    `if (process.env.TINYPOOL_WORKER_ID === '2') {
       const { emit } = process;
       const held = [];
       process.emit = function (name, message, ...more) {
         if (name !== 'message' || message.source === 'pool') return emit.call(this, name, message, ...more);
         held.push([message, ...more]);
         if (held.length > 1) return true;
         setTimeout(() => {
           process.emit = emit;
           for (const args of held) emit.call(process, 'message', ...args);
         }, 1000);
         setTimeout(() => process.exit(1), 20_000).unref();
         return true;
       };
     }`,
  );
  const counts = await jest('plain-late', passing, {
    ...inPlainNode,
    others: { 'second.test.cjs': passing },
    env: { NODE_OPTIONS: `--import ${pathToFileURL(late).href}` },
  });
  assert.deepEqual(counts, { passed: 2, failed: 0, skipped: 0, ok: true });
});

test('what tests leave in the temporary folder is removed after the suite', async () => {
  const report = path.join(folder, 'report');
  await jest(
    'left',
    `test('leaves a folder', () => {
      const fs = require('node:fs');
      const left = fs.mkdtempSync(require('node:os').tmpdir() + '/left-');
      fs.writeFileSync(${JSON.stringify(report)}, left);
    });`,
  );
  const left = fs.readFileSync(report, 'utf8');
  assert.match(left, /left-/);
  assert.ok(!fs.existsSync(left));
});

/** @param {string} name @param {string} body */
function ofNode(name, body) {
  const file = path.join(folder, `${name}.test.mjs`);
  fs.writeFileSync(file, `import { after, test } from 'node:test';\n${body}`);
  return nodeSuite([file]);
}

test("tests of Node's runner are counted one by one", async () => {
  const counts = await ofNode(
    'counted',
    "test('a', () => {}); test('b', () => {}); test.skip('c', () => {});",
  );
  assert.deepEqual(counts, { passed: 2, failed: 0, skipped: 1, ok: true });
});

test("a hook that fails in Node's runner is a failure", async () => {
  const { failed, ok } = await ofNode(
    'hook',
    "test('a', () => {}); after(() => { throw new Error('left open'); });",
  );
  assert.ok(failed > 0);
  assert.equal(ok, false);
});

/** A report of Playwright with one passed test and as many unsteady ones. @param {number} flaky @param {number} [unexpected] */
const browserReport = (flaky, unexpected = 0) => ({
  stats: { expected: 1, unexpected, flaky, skipped: 0 },
  suites: [
    {
      title: 'a.spec.ts',
      suites: [
        {
          title: 'a group',
          specs: Array.from({ length: flaky }, (_, index) => ({
            title: `journey ${index}`,
            tests: [{ status: 'flaky' }],
          })),
        },
      ],
    },
  ],
});

test('a journey that passes on its second attempt counts as passed and is named', () => {
  assert.deepEqual(journeyCounts(browserReport(1), true), {
    passed: 2,
    failed: 0,
    skipped: 0,
    ok: true,
    notes: ['! passed only on the second attempt: journey 0'],
  });
});

test('a run in which many journeys need a second attempt fails', () => {
  assert.deepEqual(
    journeyCounts(browserReport(3), true, () => {}),
    {
      passed: 1,
      failed: 3,
      skipped: 0,
      ok: false,
      notes: [0, 1, 2].map((index) => `! passed only on the second attempt: journey ${index}`),
    },
  );
});

test('a journey that fails twice fails the run, and so does a product that does not start', () => {
  const twice = journeyCounts(browserReport(0, 1), false, () => {});
  assert.deepEqual([twice.failed, twice.ok], [1, false]);
  const notStarted = journeyCounts({ ...browserReport(0) }, false, () => {});
  assert.deepEqual([notStarted.failed, notStarted.ok], [1, false]);
});
