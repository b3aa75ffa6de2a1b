// @ts-check
import path from 'node:path';
import { watchInThread } from '../webpack/hot/watch-in-thread.mjs';
import { settledProblem } from './settled-problem.mjs';

/**
 * @typedef {import('../webpack/hot/watch-package.mjs').LocalBuild} LocalBuild
 * @typedef {{ name: string, build: string } | { name: string, problem: string }} News
 * @typedef {{ name: string, update: string, ids: string[] }} Replacement where the new code of some modules is, ahead of the build that has it
 */

/**
 * The shell or a remote that is built while a developer works on it.
 * @typedef {object} WorkingCopy
 * @property {string} name as locks and addresses have it
 * @property {string} version
 * @property {string} outDir
 * @property {News | null} news the last build, or why there is none
 * @property {() => Promise<LocalBuild | null>} current the newest build, after one that is under way
 * @property {(file: string) => string | undefined} updateFile new code of modules, or its source map, below the address of a build
 * @property {(follower: (news: News | Replacement) => void) => void} follow calls back with all news from now on
 * @property {() => Promise<void>} close
 */

/** Files of updates that are kept: open pages fetch the newest, developer tools also earlier ones. */
const KEPT_FILES = 100;

/** Where the builds of a working copy are. @param {string} root @param {string} name */
const outDirOf = (root, name) => path.join(root, '.cache/dev', name);

/** A build that is under way. */
function pending() {
  /** @type {() => void} */ let done = () => {};
  const promise = new Promise((resolve) => (done = () => resolve(undefined)));
  return { promise, done };
}

/**
 * @param {{ root: string, name: string, pkg: import('../packages.mjs').Package, reloads?: boolean, log(line: string): void }} options `reloads` where the page
 *   has no shell in development, so that an edit loads it again
 * @returns {WorkingCopy}
 */
export function openWorkingCopy({ root, name, pkg, reloads = false, log }) {
  const outDir = outDirOf(root, name);
  /** @type {LocalBuild | null} */ let last = null;
  let building = pending();
  let started = Date.now();
  /** @type {((news: News | Replacement) => void)[]} */ const followers = [];
  /** @type {Map<string, string>} */ const updateFiles = new Map();
  /** @param {News} news */
  function announce(news) {
    copy.news = news;
    building.done();
    for (const follower of followers) follower(news);
  }
  const problems = settledProblem((problem) => {
    log(`${name} cannot be built; pages keep the last build that could:\n${problem}`);
    announce({ name, problem });
  });
  const watching = watchInThread({
    root,
    pkg,
    outDir,
    reloads,
    onStart() {
      problems.begun();
      started = Date.now();
      building.done();
      building = pending();
    },
    onBuild(local) {
      const paths = local.manifest.mounts.map((mount) => mount.path).join(' ');
      if (!last) log(`${name} is built${pkg.kind === 'remote' ? `; its pages: ${paths || 'none'}` : ''}`);
      else if (local.build !== last.build || (copy.news && 'problem' in copy.news))
        log(`${name} is built again, in ${Date.now() - started} ms`);
      last = local;
      announce({ name, build: local.build });
    },
    onUpdate({ name: file, ids, code, map }) {
      if (!last) return;
      log(`${name} has new code for open pages, after ${Date.now() - started} ms`);
      updateFiles.set(`${file}.js`, code).set(`${file}.js.map`, map);
      for (const old of [...updateFiles.keys()].slice(0, -KEPT_FILES)) updateFiles.delete(old);
      const update = `/assets/${name}/dev-${last.build}/${file}.js`;
      for (const follower of followers) follower({ name, update, ids });
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
    updateFile: (file) => updateFiles.get(file),
    follow: (follower) => void followers.push(follower),
    close: () => watching.close(),
  };
  return copy;
}
