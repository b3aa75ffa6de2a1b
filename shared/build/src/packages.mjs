// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { installedVersions } from './installed-versions.mjs';

/**
 * The description of one package of the workspace.
 * `uses` = packages of the workspace that it imports or that its tests start; `owner` = the team that answers for it; `csp` = other
 * hosts that its pages need; `environment` = where a remote of a repository of its own belongs to.
 * @typedef {{ uses: string[], folder: string, dir: string, name: string, version: string, kind: string, entry?: Record<string, string>, owner?: { team: string, contact: string }, csp?: Record<string, string[]>, environment?: string }} Package
 */

/** @param {string} root @param {string} folder @returns {Package} */
export function readPackage(root, folder) {
  const dir = path.join(root, folder);
  const json = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const imported = Object.keys({ ...json.dependencies, ...json.devDependencies });
  return {
    uses: [
      ...imported.filter((name) => name.startsWith('@lintel/')).map((name) => name.replace('@lintel/', '')),
      ...(json.lintel.testedWith ?? []),
    ],
    folder,
    dir,
    name: json.name.replace('@lintel/', ''),
    version: json.version,
    kind: json.lintel.kind,
    entry: json.lintel.entry,
    owner: json.lintel.owner,
    csp: json.lintel.csp,
    environment: json.lintel.environment,
  };
}

/** All packages in the order of their folders. @param {string} root @returns {Package[]} */
export function readPackages(root) {
  const has = (/** @type {string} */ folder) => fs.existsSync(path.join(root, folder, 'package.json'));
  const top = fs.readdirSync(root).filter((name) => has(name));
  const shared = fs.readdirSync(path.join(root, 'shared')).map((name) => `shared/${name}`);
  return [...top, ...shared.filter(has)].sort().map((folder) => readPackage(root, folder));
}

/** Whether this is the workspace that has the shared packages as sources; other repositories have them installed. @param {string} root */
export const isWorkspace = (root) => fs.existsSync(path.join(root, 'shared/build/package.json'));

/**
 * Eight hex digits over everything that can change a package's build: its own files, and shared code with the lockfile; outside
 * the workspace, the versions of what is installed. The same sources give the same number on every machine.
 * @param {string} root @param {string} folder
 */
export function sourceHash(root, folder) {
  const hash = createHash('sha256');
  if (!isWorkspace(root)) {
    const dir = path.join(root, folder);
    const own = ['package.json', 'tsconfig.json']
      .map((file) => path.join(dir, file))
      .filter((file) => fs.existsSync(file));
    // Declarations, such as those of `lintel types`, become part of no build.
    const sources = filesBelow(path.join(dir, 'src'), true).filter((file) => !file.endsWith('.d.ts'));
    for (const file of [...own, ...sources])
      hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
    for (const library of installedVersions(dir)) hash.update(library).update('\0');
    return hash.digest('hex').slice(0, 8);
  }
  for (const file of [...filesBelow(path.join(root, folder)), ...filesBelow(path.join(root, 'shared'))]) {
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  hash.update(fs.readFileSync(path.join(root, 'pnpm-lock.yaml')));
  return hash.digest('hex').slice(0, 8);
}

const notSource = new Set(['node_modules', 'dist', 'README.md']);

/**
 * Beside its sources a service keeps data; a folder of that name among them is code.
 * @param {string} dir @param {boolean} [isSource] @returns {string[]}
 */
function filesBelow(dir, isSource = false) {
  return fs
    .readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(dir, entry.name);
      if (notSource.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
      if (entry.name === 'data' && !isSource) return [];
      return entry.isDirectory() ? filesBelow(full, isSource || entry.name === 'src') : [full];
    });
}
