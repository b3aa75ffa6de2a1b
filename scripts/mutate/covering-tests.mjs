// @ts-check
// Stryker's test runner for Jest loads every file of tests for every change, and runs all tests of it: this one starts only the
// files that cover the change, the quickest first (jest/covering-runner.cjs), and ends at the first failure.
import fs from 'node:fs';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

/** Test → its file and its duration, of the run without changes; in the copy of the repository, where other runners read it. */
const TIMES = '.covering-tests.json';

/** @typedef {{ id: string, fileName?: string, timeSpentMs: number }} TestResult */
/** @typedef {{ status: string, tests?: TestResult[] }} DryRunResult */
/** @typedef {{ testFilter?: string[] }} MutantRunOptions */
/** @typedef {{ capabilities(): unknown, init(): Promise<void>, dryRun(options: unknown): Promise<DryRunResult>, mutantRun(options: MutantRunOptions): Promise<unknown> }} TestRunner */

/**
 * The files of the tests, those whose tests take the least time first.
 * @param {readonly string[]} ids @param {readonly TestResult[]} tests
 */
export function filesOf(ids, tests) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const { id, fileName, timeSpentMs } of tests)
    if (fileName && ids.includes(id)) times.set(fileName, (times.get(fileName) ?? 0) + timeSpentMs);
  return [...times].toSorted(([, one], [, other]) => one - other).map(([file]) => file);
}

/** @param {{ injectFunction(factory: unknown): TestRunner }} injector @returns {TestRunner} */
function coveringTests(injector) {
  const [plugin] = jestPlugins;
  if (!plugin) throw new Error('@stryker-mutator/jest-runner brings no runner');
  const jest = injector.injectFunction(plugin.factory);
  return {
    capabilities: () => jest.capabilities(),
    init: () => jest.init(),
    async dryRun(options) {
      const result = await jest.dryRun(options);
      fs.writeFileSync(TIMES, JSON.stringify(result.tests ?? []));
      return result;
    },
    async mutantRun(options) {
      const tests = JSON.parse(fs.readFileSync(TIMES, 'utf8'));
      process.env['COVERING_FILES'] = options.testFilter ? filesOf(options.testFilter, tests).join('\n') : '';
      try {
        return await jest.mutantRun(options);
      } finally {
        delete process.env['COVERING_FILES'];
      }
    },
  };
}
coveringTests.inject = ['$injector'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'covering-tests', factory: coveringTests }];
