// @ts-check
// Random samples of changes, and what a sample states about all changes.
import { createHash } from 'node:crypto';

/** @typedef {{ oneOf: number, seeds: readonly number[] }} Sample One of so many changes, for each of the seeds. */
/** @typedef {{ file: string, line: number, column: number, kind: string, replacement: string }} Change Line and column count from 1. */
/** @typedef {{ mutatorName: string, replacement?: string, status: string, location: { start: { line: number, column: number } } }} Mutant As in Stryker's report. */
/** @typedef {{ files: Record<string, { mutants: Mutant[] }> }} Report */

/**
 * Whether a change is in the sample: its hash falls into one of `oneOf` parts, and the part is one of the seeds. Parts do not
 * overlap, so that a further seed adds to a sample, and all seeds together are all changes.
 * @param {Change} change @param {Sample} sample
 */
export function isInSample({ file, line, column, kind, replacement }, { oneOf, seeds }) {
  const hash = createHash('sha256').update([file, line, column, kind, replacement].join('\0')).digest();
  return seeds.includes(hash.readUIntBE(0, 6) % oneOf);
}

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/**
 * How many changes of the sample were noticed, and which were not. Ignored changes and those that failed to run do not count.
 * @param {Report} report @param {Sample} sample
 */
export function scoreOf(report, sample) {
  const results = Object.entries(report.files)
    .flatMap(([file, { mutants }]) =>
      mutants.map((mutant) => ({ ...changeOf(file, mutant), status: mutant.status })),
    )
    .filter((change) => isInSample(change, sample));
  return {
    noticed: results.filter(({ status }) => NOTICED.includes(status)).length,
    byTimeLimit: results.filter(({ status }) => status === 'Timeout').length,
    survivors: results.filter(({ status }) => UNNOTICED.includes(status)),
  };
}

/** @param {string} file @param {Mutant} mutant @returns {Change} */
const changeOf = (file, { mutatorName, replacement = '', location: { start } }) => ({
  file,
  line: start.line,
  column: start.column,
  kind: mutatorName,
  replacement,
});

/** Of the normal distribution, for 95 %. */
const Z = 1.96;

/**
 * The interval that holds the share of all changes with 95 % probability (Wilson), as numbers from 0 to 1.
 * @param {number} noticed @param {number} count more than 0
 * @returns {[number, number]}
 */
export function intervalOf(noticed, count) {
  const share = noticed / count;
  const spread = Z * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2));
  const [middle, scale] = [share + Z ** 2 / (2 * count), 1 + Z ** 2 / count];
  return [(middle - spread) / scale, (middle + spread) / scale];
}

/** A report without the changes that were left out of the sample, so that a run with another seed tests them. @template {Report} Given @param {Given} report @returns {Given} */
export const withoutLeftOut = (report) => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(report.files).map(([file, result]) => [
      file,
      { ...result, mutants: result.mutants.filter(({ status }) => status !== 'CompileError') },
    ]),
  ),
});

/** The sample that `--sample` and `--seed` ask for, or what is wrong with them. @param {string | undefined} oneOf @param {string[]} seeds @returns {Sample | string | undefined} */
export function readSample(oneOf, seeds) {
  if (oneOf === undefined) return seeds.length > 0 ? '--seed belongs to --sample.' : undefined;
  const parts = Number(oneOf);
  if (!Number.isInteger(parts) || parts < 2) return `--sample takes a whole number from 2, not ${oneOf}.`;
  const numbers = (seeds.length > 0 ? seeds : ['0']).map(Number);
  const isPart = (/** @type {number} */ seed) => Number.isInteger(seed) && seed >= 0 && seed < parts;
  return numbers.every(isPart)
    ? { oneOf: parts, seeds: numbers }
    : `--seed takes whole numbers from 0 to ${parts - 1}.`;
}
