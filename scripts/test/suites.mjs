// @ts-check
// Suites of tests: they count their own tests.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { run } from './command.mjs';
import { inTemporaryFolder } from './temporary-folder.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, ok: boolean, notes?: string[] }} Counts `notes` are lines that are printed beside the sum */

const reports = path.join(root, '.cache/test');

/** Jest projects, by package folder; `live` shows each file as it ends. @param {string} name @param {string[]} projects @param {{ args?: string[], env?: Record<string, string>, live?: boolean }} [options] @returns {Promise<Counts>} */
export async function jestSuite(name, projects, { args = [], env = {}, live = false } = {}) {
  const file = path.join(reports, `${name}.json`);
  fs.mkdirSync(reports, { recursive: true });
  fs.rmSync(file, { force: true });
  const { ok, output } = await inTemporaryFolder((TMPDIR) =>
    run('jest', [...args, '--json', `--outputFile=${file}`, '--selectProjects', ...projects], {
      env: { TMPDIR, ...env },
      live: live && 'stderr',
    }),
  );
  if (!live && (!ok || !fs.existsSync(file))) process.stdout.write(withoutJson(output));
  return jestCounts(fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null, ok);
}

/**
 * The numbers of Jest's report. Hooks after the last test, errors outside tests and a teardown that breaks fail no test: then
 * Jest's own verdict counts as one failure, as does a file without tests.
 * @param {any} report null when Jest wrote none @param {boolean} succeeded whether Jest ended with exit code 0 @returns {Counts}
 */
function jestCounts(report, succeeded) {
  if (!report) return { passed: 0, failed: 1, skipped: 0, ok: false };
  const broken = report.testResults.filter(
    (/** @type {{ assertionResults: unknown[] }} */ file) => file.assertionResults.length === 0,
  ).length;
  const ok = succeeded && report.success && broken === 0;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: ok ? failed : Math.max(1, failed),
    skipped: report.numPendingTests + report.numTodoTests,
    ok,
  };
}

/** Node leaves one core free, which is half of a small machine. */
const filesAtOnce = Math.max(2, os.availableParallelism() - 1);

/** Tests of the scripts, by Node's own runner. @param {string[]} files @returns {Promise<Counts>} */
export async function nodeSuite(files) {
  const { ok, output } = await run(
    'node',
    ['--test', '--test-reporter=tap', `--test-concurrency=${filesAtOnce}`, ...files],
    {
      // Else a run inside a run only reports to the outer one.
      env: { NODE_TEST_CONTEXT: undefined },
    },
  );
  const count = (/** @type {string} */ name) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  if (!ok) process.stdout.write(output);
  return {
    passed: count('pass'),
    failed: ok ? failed : Math.max(1, failed),
    skipped: count('skipped') + count('todo'),
    ok: ok && failed === 0,
  };
}

/** The back end's tests that have the database of the run, not one that they start themselves. */
const WITH_DATABASE_OF_THE_RUN = [
  '--testPathIgnorePatterns',
  'test/faults/',
  'test/observability/',
  'src/db/embedded/',
  'src/db/pglite/',
];
/** The back end's tests on PGlite; `only` narrows them to files whose path contains it. @param {{ only?: string, live?: boolean }} [options] */
export const onPglite = ({ only, live = false } = {}) =>
  jestSuite('pglite', ['api'], {
    args: [...WITH_DATABASE_OF_THE_RUN, ...(only ? ['--testPathPatterns', only] : [])],
    env: { TEST_DATABASE: 'pglite' },
    live,
  });

/** The back end's tests on the PostgreSQL of an address, whose account must be a superuser. @param {string} url */
export const onServer = (url) =>
  jestSuite('server', ['api'], {
    args: WITH_DATABASE_OF_THE_RUN,
    env: { TEST_DATABASE_URL: url },
    live: true,
  });

/**
 * The back end's tests on the machine's PostgreSQL through PgBouncer, and those that need a replica, Redis or HAProxy. `only` as
 * above; `leftOut` are paths of files whose engines the machine lacks.
 * @param {{ only?: string, leftOut?: readonly string[] }} [options]
 */
export const onEngines = ({ only, leftOut = [] } = {}) =>
  jestSuite('engines', ['api'], {
    args: [...WITH_DATABASE_OF_THE_RUN, ...leftOut, ...(only ? ['--testPathPatterns', only] : [])],
    env: { TEST_DATABASE: 'engines' },
    live: true,
  });

/** The tests of search and of saved searches on OpenSearch, which answer by the same expectations as with the columns in memory. @param {{ only?: string }} [options] */
export const onOpenSearch = ({ only } = {}) =>
  jestSuite('opensearch', ['api'], {
    args: ['--testPathPatterns', only ?? 'api/src/domains/(search|feed)/'],
    env: { TEST_SEARCH: 'opensearch' },
    live: true,
  });

/** The suites in which an event goes from one process to another, or a process ends with the carrier connected. */
const WITH_EVENTS =
  'api/(src/(realtime|domains/(chat|notifications))/|test/(faults/(several-processes|kill-during-writes)|observability/metrics))';

/** The tests of events, of what they announce and of processes that end, with NATS or Redis as the carrier. @param {string} carrier @param {{ only?: string }} [options] */
export const onCarrier = (carrier, { only } = {}) =>
  jestSuite(`events-${carrier}`, ['api'], {
    args: ['--testPathPatterns', only ?? WITH_EVENTS],
    env: { TEST_EVENTS: carrier },
    live: true,
  });

/** Jest prints the report to the terminal as well; people read the rest. @param {string} output */
const withoutJson = (output) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"num'))
    .join('\n');

/** More journeys than this that pass only on their second attempt fail a run: the product or the tests became unsteady. */
const MOST_UNSTEADY = 2;

/** @typedef {{ title: string, specs?: { title: string, tests: { status: string }[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/** @param {PlaywrightSuite[]} suites @returns {string[]} titles of the tests that passed only on their second attempt */
const unsteadyTests = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...unsteadyTests(inner),
  ]);

/**
 * What a report of Playwright counts. A product that did not start fails no test, because none ran.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, suites: PlaywrightSuite[] }} report
 * @param {boolean} ok whether Playwright ended without an error
 * @param {(line: string) => void} print
 * @returns {Counts}
 */
export function journeyCounts({ stats, suites }, ok, print = console.log) {
  const notes = unsteadyTests(suites).map((title) => `! passed only on the second attempt: ${title}`);
  const tooMany = stats.flaky > MOST_UNSTEADY;
  if (tooMany) print(`✗ ${stats.flaky} journeys needed a second attempt, at most ${MOST_UNSTEADY} may.`);
  const failed = (ok ? stats.unexpected : Math.max(1, stats.unexpected)) + (tooMany ? stats.flaky : 0);
  const passed = stats.expected + (tooMany ? 0 : stats.flaky);
  return { passed, failed, skipped: stats.skipped, ok: failed === 0, notes };
}

/** Journeys in Chromium; one that fails gets a second attempt (ADR 0099). @param {string[]} args @param {string} browser @returns {Promise<Counts>} */
export async function browserSuite(args, browser) {
  const file = path.join(reports, 'e2e.json');
  fs.mkdirSync(reports, { recursive: true });
  fs.rmSync(file, { force: true });
  const cli = path.join(root, 'e2e/node_modules/@playwright/test/cli.js');
  const { ok } = await run(
    'node',
    [cli, 'test', '--config', 'e2e/playwright.config.ts', '--retries=1', ...args],
    { live: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: browser } },
  );
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, skipped: 0, ok: false };
  return journeyCounts(JSON.parse(fs.readFileSync(file, 'utf8')), ok);
}
