// @ts-check
// What mutation tests change: the folders whose mistakes cost most. Each is tested by the tests inside of it, and by those named here.
import path from 'node:path';

/** Folder → the package that it is in. @type {Record<string, string>} */
export const TARGETS = {
  'shared/remote-kit/src': 'shared/remote-kit',
  'shared/model-kit/src': 'shared/model-kit',
  'api/src/domains/payments': 'api',
  'api/src/domains/listings': 'api',
  'api/src/domains/accounts': 'api',
};

/** Folder → other folders with tests of it. @type {Record<string, string[]>} */
const TESTED_ELSEWHERE = {
  'api/src/domains/payments': ['api/test/gateways', 'api/test/security'],
  'api/src/domains/listings': ['api/test/security'],
  'api/src/domains/accounts': ['api/test/security'],
};

/** Lists of exports and texts have nothing to get wrong that the compiler does not see. */
const LEFT_OUT = ['!**/*.test.{ts,tsx}', '!**/index.ts', '!**/texts*.ts', '!**/*.page.ts'];

/** @typedef {{ packageName: string, folder: string, tests: string[], mutate: string[] }} Target `tests`: folders with its tests. */

/**
 * The targets below a path, or the one that it is in; none for a path elsewhere.
 * @param {string} chosen A package, a folder or a file.
 * @returns {Target[]}
 */
export function targetsOf(chosen) {
  const wanted = chosen.replace(/\/+$/, '');
  return Object.entries(TARGETS).flatMap(([folder, packageName]) => {
    const tests = [folder, ...(TESTED_ELSEWHERE[folder] ?? [])];
    if (isWithin(folder, wanted))
      return [{ packageName, folder, tests, mutate: [sources(folder), ...LEFT_OUT] }];
    if (!isWithin(wanted, folder)) return [];
    const mutate = [/\.tsx?$/.test(wanted) ? wanted : sources(wanted), ...LEFT_OUT];
    return [{ packageName, folder, tests, mutate }];
  });
}

/**
 * The tests beside a file, which then alone have to notice its changes: of `query.ts` also `query-cache.test.ts`. None for a folder.
 * @param {string} chosen @param {(folder: string) => string[]} list The names of the files of a folder.
 */
export function ownTestsOf(chosen, list) {
  const { dir, name, ext } = path.posix.parse(chosen);
  if (!/^\.tsx?$/.test(ext)) return [];
  return list(dir)
    .filter(
      (file) => /\.test\.tsx?$/.test(file) && (file.startsWith(`${name}.`) || file.startsWith(`${name}-`)),
    )
    .map((file) => `${dir}/${file}`);
}

/** @param {string} inner @param {string} outer */
const isWithin = (inner, outer) => inner === outer || inner.startsWith(`${outer}/`);

/** @param {string} folder */
const sources = (folder) => `${folder}/**/*.{ts,tsx}`;
