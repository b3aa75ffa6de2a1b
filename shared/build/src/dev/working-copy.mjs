// @ts-check
import path from 'node:path';
import { watchPackage } from '../webpack/hot/watch-package.mjs';
import { settledProblem } from './settled-problem.mjs';

/**
 * @typedef {import('../webpack/hot/watch-package.mjs').LocalBuild} LocalBuild
 * @typedef {{ name: string, build: string } | { name: string, problem: string }} News
 */

/**
 * The shell or a remote that is built while a developer works on it.
 * @typedef {object} WorkingCopy
 * @property {string} name as locks and addresses have it
 * @property {string} version
 * @property {string} outDir
 * @property {News | null} news the last build, or why there is none
 * @property {() => Promise<LocalBuild | null>} current the newest build, after one that is under way
 * @property {(follower: (news: News) => void) => void} follow calls back with all news from now on
 * @property {() => Promise<void>} close
 */

/** Where the builds of a working copy are. @param {string} root @param {string} name */
export const outDirOf = (root, name) => path.join(root, '.cache/dev', name);

/** A build that is under way. */
function pending() {
  /** @type {() => void} */ let done = () => {};
  const promise = new Promise((resolve) => (done = () => resolve(undefined)));
  return { promise, done };
}

/**
 * @param {{ root: string, name: string, pkg: import('../packages.mjs').Package, config?: import('webpack').Configuration, say(line: string): void }} options `config` replaces the one that
 *   keeps the state of the page
 * @returns {WorkingCopy}
 */
export function openWorkingCopy({ root, name, pkg, config, say }) {
  const outDir = outDirOf(root, name);
  /** @type {LocalBuild | null} */ let last = null;
  let building = pending();
  let started = Date.now();
  /** @type {((news: News) => void)[]} */ const followers = [];
  /** @param {News} news */
  function tell(news) {
    copy.news = news;
    building.done();
    for (const follower of followers) follower(news);
  }
  const problems = settledProblem((problem) => {
    say(`${name} cannot be built; pages keep the last build that could:\n${problem}`);
    tell({ name, problem });
  });
  const watching = watchPackage({
    root,
    pkg,
    outDir,
    ...(config ? { config } : {}),
    onStart() {
      problems.begun();
      started = Date.now();
      building.done();
      building = pending();
    },
    onBuild(local) {
      const paths = local.manifest.mounts.map((mount) => mount.path).join(' ');
      if (!last) say(`${name} is built${pkg.kind === 'remote' ? `; its pages: ${paths || 'none'}` : ''}`);
      else if (local.build !== last.build) say(`${name} is built again, in ${Date.now() - started} ms`);
      last = local;
      tell({ name, build: local.build });
    },
    onProblem: (problem) => problems.failed(problem),
  });
  /** @type {WorkingCopy} */
  const copy = {
    name,
    version: pkg.version,
    outDir,
    news: null,
    async current() {
      for (let waited; waited !== building;) {
        waited = building;
        await waited.promise;
      }
      return last;
    },
    follow: (follower) => void followers.push(follower),
    close: () => watching.close(),
  };
  return copy;
}
