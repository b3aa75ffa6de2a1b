// @ts-check
// npm run mutate [-- path …]: changes the sources piece by piece and counts the changes that no test notices (docs/mutation.md).
import { readCommandLine } from './command-line.mjs';
import { fail, ready, root } from './bootstrap.mjs';

const { positionals } = readCommandLine(
  'npm run mutate [-- shared/model-kit api/src/domains/payments/money.ts]: mutation tests of a package, a folder or a file; without one, of all targets.',
  { allowPositionals: true },
);
await ready();
const { targetOf, TARGETS } = await import('./mutate/targets.mjs');
const { Stryker } = await import('@stryker-mutator/core');

process.chdir(root);
for (const chosen of positionals.length > 0 ? positionals : Object.keys(TARGETS)) {
  const target = targetOf(chosen);
  if (!target) fail(`“${chosen}” is not mutated. Targets: ${Object.values(TARGETS).flat().join(', ')}`);
  const { name, mutate } = target;
  process.env['MUTATED_PACKAGE'] = name;
  const results = `.cache/mutation/${name.replaceAll('/', '-')}`;
  await new Stryker({
    mutate,
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { projectType: 'custom', configFile: 'scripts/mutate/jest.config.cjs' },
    coverageAnalysis: 'perTest',
    // Tests share one machine with their database; the result file spares what did not change.
    concurrency: 1,
    incremental: true,
    incrementalFile: `${results}.json`,
    tempDirName: '.cache/mutation/sandbox',
    ignorePatterns: ['.cache', '.lintel', 'dist', 'public', 'coverage', 'test-results', 'playwright-report'],
    ignoreStatic: true,
    reporters: ['clear-text', 'html', 'progress-append-only'],
    htmlReporter: { fileName: `${results}.html` },
    clearTextReporter: { allowColor: false, reportTests: false },
    thresholds: { high: 90, low: 80, break: 80 },
  }).runMutationTest();
}
