// @ts-check
// Stryker's plugins for samples: a checker that leaves changes out before they run, and a reporter that prints the score.
import path from 'node:path';
import { intervalOf, isInSample, scoreOf } from './sample.mjs';

/** @typedef {{ id: string, fileName: string, mutatorName: string, replacement: string, location: { start: { line: number, column: number } } }} Mutant As Stryker has it while it runs: places count from 0. */

/** The environment passes it on to Stryker's processes. @returns {import('./sample.mjs').Sample} */
const sample = () => JSON.parse(process.env['MUTATION_SAMPLE'] ?? '{"oneOf":1,"seeds":[0]}');

/** @param {Mutant} mutant */
const isWanted = ({ fileName, mutatorName, replacement, location: { start } }) =>
  isInSample(
    {
      file: path.relative(process.cwd(), fileName).replaceAll(path.sep, '/'),
      line: start.line + 1,
      column: start.column + 1,
      kind: mutatorName,
      replacement,
    },
    sample(),
  );

const checker = {
  init: async () => undefined,
  group: async (/** @type {Mutant[]} */ mutants) => [mutants.map(({ id }) => id)],
  check: async (/** @type {Mutant[]} */ mutants) =>
    Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isWanted(mutant)
          ? { status: 'passed' }
          : // The only other status that Stryker has: it counts in no score.
            { status: 'compileError', reason: 'not in the sample' },
      ]),
    ),
};

const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;

const reporter = {
  onMutationTestReportReady(/** @type {import('./sample.mjs').Report} */ report) {
    const { noticed, byTimeLimit, survivors } = scoreOf(report, sample());
    const count = noticed + survivors.length;
    if (count === 0) return console.log('\nNo change is in the sample.');
    const [least, most] = intervalOf(noticed, count);
    console.log(
      `\n${percent(noticed / count)} of the sample noticed: ${noticed} of ${count}, ${byTimeLimit} by the time limit; of all changes ${percent(least)} to ${percent(most)} (95 %).`,
    );
    for (const { file, line, column, kind, replacement, status } of survivors)
      console.log(`  ${status} ${file}:${line}:${column} ${kind} → ${replacement.replaceAll(/\s+/g, ' ')}`);
  },
};

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', value: checker },
  { kind: 'Reporter', name: 'sample', value: reporter },
];
