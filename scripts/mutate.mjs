// @ts-check
// npm run mutate [-- path …]: changes the sources piece by piece and counts the changes that no test notices (docs/mutation.md).
import fs from 'node:fs';
import path from 'node:path';
import { readCommandLine } from './command-line/command-line.mjs';
import { fail, ready, root } from './bootstrap.mjs';

const { positionals } = readCommandLine(
  'npm run mutate [-- shared/model-kit api/src/domains/payments/money.ts]: mutation tests of packages, folders or files; without one, of all targets.',
  { allowPositionals: true },
);
await ready();
const { ownTestsOf, targetsOf, TARGETS } = await import('./mutate/targets.mjs');
const { Stryker } = await import('@stryker-mutator/core');

process.chdir(root);
// As pnpm's own command of Jest: Stryker looks for Jest's default environment, which no package names.
process.env['NODE_PATH'] = path.join(root, 'node_modules/.pnpm/node_modules');

for (const chosen of positionals.length > 0 ? positionals : Object.keys(TARGETS)) {
  const targets = targetsOf(chosen);
  if (targets.length === 0) fail(`“${chosen}” is not mutated. Targets: ${Object.keys(TARGETS).join(', ')}`);
  for (const { packageName, folder, mutate } of targets) {
    process.env['MUTATED_PACKAGE'] = packageName;
    process.env['MUTATED_FOLDER'] = folder;
    process.env['MUTATED_BY'] = ownTestsOf(chosen, (directory) => fs.readdirSync(directory)).join(' ');
    const results = `.cache/mutation/${folder.replaceAll('/', '-')}`;
    await new Stryker({
      mutate,
      testRunner: 'jest',
      plugins: ['@stryker-mutator/jest-runner', path.join(root, 'scripts/mutate/serialize-ignorer.mjs')],
      ignorers: ['serialize'],
      jest: {
        projectType: 'custom',
        configFile: 'scripts/mutate/jest.config.cjs',
        enableFindRelatedTests: false,
      },
      coverageAnalysis: 'perTest',
      dryRunTimeoutMinutes: 20,
      // One at a time, since tests of the back end share a database.
      concurrency: 1,
      incremental: true,
      incrementalFile: `${results}.json`,
      tempDirName: '.cache/mutation/sandbox',
      ignorePatterns: [
        '.cache',
        '.lintel',
        'dist',
        'public',
        'coverage',
        'test-results',
        'playwright-report',
      ],
      ignoreStatic: true,
      reporters: ['clear-text', 'html', 'progress-append-only'],
      htmlReporter: { fileName: `${results}.html` },
      clearTextReporter: { allowColor: false, reportTests: false },
      thresholds: { high: 90, low: 80, break: 80 },
    }).runMutationTest();
  }
}
