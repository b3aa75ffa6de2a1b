// @ts-check
// Which tests a change can affect, by the graph of the workspace's packages.
import { execFileSync } from 'node:child_process';

/** @typedef {import('@lintel/build/packages.mjs').Package} Package */
/**
 * @typedef {{ folders: string[], journeys: string[] | 'all' }} Affected
 *   `folders` of packages whose tests can end otherwise; `journeys` in a browser, relative to e2e.
 */

/** Files that no test but the checks by tools reads. */
const CHECKED_ONLY =
  /(^|\/)README\.md$|^(docs|deploy|\.ci|scripts\/bench)\/|^(LICENSE|CODEOWNERS|CONTRIBUTING\.md|knip\.json|\.(dependency-cruiser\.cjs|oxlintrc\.json|oxfmtrc\.json|gitignore|dockerignore))$/;
const TEST = /\.test\.(tsx?|mjs)$/;
const JOURNEY = /^e2e\/(.+\.spec\.ts)$/;

/**
 * What differs from the last commit that this checkout shares with `ref`, with files that are not committed or not yet known to git.
 * @param {string} root @param {string} ref @returns {string[]} paths relative to the root
 */
export function changedSince(root, ref) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const base = git('merge-base', ref, 'HEAD').trim();
  // No renames: a file that moved has left a place, too.
  const known = git('diff', '--name-only', '--no-renames', '-z', base);
  const others = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${known}${others}`.split('\0').filter(Boolean))].toSorted();
}

/**
 * A file of a package affects the package and all that use it; a test only its own package; a journey only itself. What belongs to
 * no package (the lockfile, the runner) can affect everything.
 * @param {Package[]} packages @param {string[]} files relative to the root @returns {Affected}
 */
export function affectedBy(packages, files) {
  /** @type {Set<Package>} */ const affected = new Set();
  /** @type {Set<string>} */ const journeys = new Set();
  let product = false;
  const add = (/** @type {Package} */ changed) => {
    if (affected.has(changed)) return;
    affected.add(changed);
    for (const user of packages) if (user.uses.includes(changed.name)) add(user);
  };
  for (const file of files) {
    const journey = JOURNEY.exec(file)?.[1];
    const owner = packages.find(({ folder }) => file.startsWith(`${folder}/`));
    if (journey) journeys.add(journey);
    else if (CHECKED_ONLY.test(file) || (!owner && TEST.test(file))) continue;
    else if (!owner) return { folders: packages.map(({ folder }) => folder), journeys: 'all' };
    else if (!TEST.test(file)) {
      product = true;
      add(owner);
    }
  }
  const ownTests = files.filter((file) => TEST.test(file));
  const folders = packages
    .filter((entry) => affected.has(entry) || ownTests.some((file) => file.startsWith(`${entry.folder}/`)))
    .map(({ folder }) => folder);
  return { folders, journeys: product ? 'all' : [...journeys] };
}
