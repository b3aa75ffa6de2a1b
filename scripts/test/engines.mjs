// @ts-check
// Engines that `npm run test:engines` starts by itself, where the machine has them.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Debian keeps a server's programs out of the path of ordinary users. */
const PROGRAM_FOLDERS = [
  ...(process.env['PATH'] ?? '').split(path.delimiter),
  '/usr/sbin',
  '/usr/bin',
  '/usr/local/bin',
];
const POSTGRESQL = '/usr/lib/postgresql';
const OLDEST_POSTGRESQL = 15;
const APT = '/usr/bin/apt-get';

/** Debian packages without which none of the engines' tests runs. */
const NEEDED_BY_ALL = ['postgresql-15', 'pgbouncer'];
/** Debian packages that some files of `api/test/engines` need beside those. @type {Record<string, string[]>} */
const NEEDED_BY_FILES = {
  'engines/event-carriers': ['nats-server', 'redis-server'],
  'engines/opensearch': ['openjdk-17-jdk-headless', 'maven'],
  'engines/rolling-update': ['haproxy'],
  'engines/shared-cache': ['openjdk-17-jdk-headless', 'maven', 'redis-server'],
  'engines/shared-limits': ['redis-server'],
  'engines/three-back-ends': ['haproxy', 'redis-server'],
};
const ALL_PACKAGES = [...new Set([...NEEDED_BY_ALL, ...Object.values(NEEDED_BY_FILES).flat()])];

const FETCH_TIMEOUT_MS = 300_000;

/** The program by which a package is known, where it has another name. @type {Record<string, string>} */
const PROGRAMS = { 'openjdk-17-jdk-headless': 'javac', maven: 'mvn' };

/** @typedef {{ folders?: readonly string[], postgresql?: string }} Where folders of programs; the one with a folder for each major PostgreSQL */

/** @param {Where} [where] @returns {(debianPackage: string) => boolean} whether this machine has it */
function machine({ folders = PROGRAM_FOLDERS, postgresql = POSTGRESQL } = {}) {
  const hasProgram = (/** @type {string} */ program) =>
    folders.some((folder) => fs.existsSync(path.join(folder, program)));
  const majors = fs.existsSync(postgresql) ? fs.readdirSync(postgresql) : [];
  const hasPostgres = majors.some(
    (major) =>
      Number(major) >= OLDEST_POSTGRESQL && fs.existsSync(path.join(postgresql, major, 'bin/initdb')),
  );
  return (debianPackage) =>
    debianPackage.startsWith('postgresql')
      ? hasPostgres
      : hasProgram(PROGRAMS[debianPackage] ?? debianPackage);
}

/**
 * What of the engines' tests this machine can run.
 * @param {Where} [where]
 * @returns {{ missing: string[], canRun: boolean, leftOut: string[], hasOpenSearch: boolean, carriers: string[] }} Debian packages that it lacks; whether any test can run; paths of the test files that cannot; whether the tests of search can run on OpenSearch; what the tests of events can run on
 */
export function enginesOf(where = {}) {
  const has = machine(where);
  const lacks = (/** @type {string} */ debianPackage) => !has(debianPackage);
  return {
    missing: ALL_PACKAGES.filter(lacks),
    canRun: NEEDED_BY_ALL.every(has),
    leftOut: Object.entries(NEEDED_BY_FILES)
      .filter(([, needed]) => needed.some(lacks))
      .map(([file]) => file),
    hasOpenSearch: (NEEDED_BY_FILES['engines/opensearch'] ?? []).every(has),
    carriers: ['nats', 'redis'].filter((carrier) => has(`${carrier}-server`)),
  };
}

/** Installs Debian packages where the user may. Their services are not needed: each test starts its own. @param {readonly string[]} packages */
export function installPackages(packages) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !fs.existsSync(APT)) return;
  console.log(`  Installing ${packages.join(', ')} (Debian packages) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(APT, ['update', '-qq'], { stdio: 'ignore' });
  spawnSync(APT, ['install', '-y', '-qq', ...packages], { stdio: 'ignore', env });
}

/**
 * Fetches what a node of OpenSearch consists of into Maven's own folder (100 MB the first time).
 * @param {string} root of the repository @returns {boolean} whether it is there; false without a way to Maven Central
 */
export function fetchOpenSearch(root) {
  const pom = path.join(root, 'api/test/harness/engines/opensearch/pom.xml');
  console.log('  Fetching OpenSearch from Maven Central where it is not here yet …');
  const args = ['-q', '-B', '-f', pom, 'dependency:resolve', '-DincludeScope=runtime'];
  return spawnSync('mvn', args, { stdio: 'ignore', timeout: FETCH_TIMEOUT_MS }).status === 0;
}
