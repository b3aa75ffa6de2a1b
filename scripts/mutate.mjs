// @ts-check
// npm run mutate [-- path …]: changes the sources piece by piece and counts the changes that no test notices (docs/mutation.md).
import fs from 'node:fs';
import path from 'node:path';
import { readCommandLine } from './command-line/command-line.mjs';
import { fail, ready, root } from './bootstrap.mjs';
import { inTemporaryFolder } from './test/temporary-folder.mjs';

const { positionals, values } = readCommandLine(
  'npm run mutate [-- shared/model-kit api/src/domains/payments/money.ts --sample 40 --seed 0 --seed 1]: mutation tests of packages, folders or files; without one, of all targets. --sample runs one of so many changes, chosen by a hash; each seed is another part of them.',
  {
    allowPositionals: true,
    options: { sample: { type: 'string' }, seed: { type: 'string', multiple: true, default: [] } },
  },
);
await ready();
const { ownTestsOf, targetsOf, TARGETS } = await import('./mutate/targets.mjs');
const { readSample, withoutLeftOut } = await import('./mutate/sample/sample.mjs');
const { Stryker } = await import('@stryker-mutator/core');

const sample = readSample(values.sample, values.seed);
if (typeof sample === 'string') fail(sample);
if (sample) process.env['MUTATION_SAMPLE'] = JSON.stringify(sample);

process.chdir(root);
// As pnpm's own command of Jest: Stryker looks for Jest's default environment, which no package names.
process.env['NODE_PATH'] = path.join(root, 'node_modules/.pnpm/node_modules');
const plugin = (/** @type {string} */ file) => path.join(root, 'scripts/mutate', file);

const wanted = positionals.length > 0 ? positionals : Object.keys(TARGETS);
for (const chosen of wanted)
  if (targetsOf(chosen).length === 0)
    fail(`“${chosen}” is not mutated. Targets: ${Object.keys(TARGETS).join(', ')}`);

/** Mutation tests of a target as it was named: a package, a folder or a file. @param {string} chosen */
async function mutateTarget(chosen) {
  for (const { packageName, folder, tests, mutate } of targetsOf(chosen)) {
    process.env['MUTATED_PACKAGE'] = packageName;
    process.env['MUTATION_TESTS'] = tests.join(' ');
    process.env['MUTATED_BY'] = ownTestsOf(chosen, (directory) => fs.readdirSync(directory)).join(' ');
    const results = `.cache/mutation/${folder.replaceAll('/', '-')}${sample ? '-sample' : ''}`;
    if (sample && fs.existsSync(`${results}.json`)) {
      const report = JSON.parse(fs.readFileSync(`${results}.json`, 'utf8'));
      fs.writeFileSync(`${results}.json`, JSON.stringify(withoutLeftOut(report)));
    }
    await new Stryker({
      mutate,
      testRunner: 'covering-tests',
      plugins: [
        '@stryker-mutator/jest-runner',
        plugin('covering-tests.mjs'),
        plugin('sample/sample-plugins.mjs'),
      ],
      checkers: sample ? ['sample'] : [],
      jest: {
        projectType: 'custom',
        configFile: 'scripts/mutate/jest/jest.config.cjs',
        enableFindRelatedTests: false,
      },
      coverageAnalysis: 'perTest',
      dryRunTimeoutMinutes: 20,
      // Each runner has a database server of its own.
      concurrency: 2,
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
      reporters: [sample ? 'sample' : 'clear-text', 'html', 'progress-append-only'],
      htmlReporter: { fileName: `${results}.html` },
      clearTextReporter: { allowColor: false, reportTests: false },
      thresholds: { high: 90, low: 80, break: 80 },
    }).runMutationTest();
  }
}

// Runners that Stryker ends leave the folders of their databases.
await inTemporaryFolder(async (folder) => {
  process.env['TMPDIR'] = folder;
  for (const chosen of wanted) await mutateTarget(chosen);
});
