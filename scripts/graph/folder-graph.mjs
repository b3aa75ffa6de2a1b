// @ts-check
// Which folder of a package imports which, from the modules as dependency-cruiser reads them; tests and their helpers are left out.
import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';

const TESTS = '\\.test\\.tsx?$|/testing/|/test/';

/** Folder → folders that its files import. @typedef {Map<string, Set<string>>} Graph */
/** A file and a file that it imports, relative to the source folder. @typedef {[from: string, to: string]} Import */

/**
 * All imports inside a source folder, those of types included.
 * @param {string} root @param {string} src e.g. `shell/src` @returns {Promise<Import[]>}
 */
export async function importsIn(root, src) {
  const { options } = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs'));
  const { output } = await cruise([src], {
    ...options,
    baseDir: root,
    includeOnly: `^${src}/`,
    exclude: { path: [...options.exclude.path, TESTS] },
  });
  if (typeof output === 'string') throw new Error(output);
  const inside = (/** @type {string} */ file) => path.posix.relative(src, file);
  return output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => /** @type {Import} */ ([inside(source), inside(resolved)])),
  );
}

/**
 * The graph of folders; `depth` = how many levels of folders count as different ones. Files directly in the source folder are `.`.
 * @param {Import[]} imports @param {number} [depth] @returns {Graph}
 */
export function folderGraph(imports, depth = Infinity) {
  const folderOf = (/** @type {string} */ file) =>
    file.split('/').slice(0, -1).slice(0, depth).join('/') || '.';
  /** @type {Graph} */
  const graph = new Map();
  for (const [from, to] of imports) {
    const folder = folderOf(from);
    const targets = graph.get(folder) ?? new Set();
    graph.set(folder, targets);
    if (folderOf(to) !== folder) targets.add(folderOf(to));
  }
  return graph;
}

/** Groups of folders that reach each other, each sorted by name. @param {Graph} graph @returns {string[][]} */
export function circlesOf(graph) {
  const reached = new Map([...graph.keys()].map((folder) => [folder, reachableFrom(graph, folder)]));
  const reaches = (/** @type {string} */ from, /** @type {string} */ to) =>
    reached.get(from)?.has(to) ?? false;
  const groups = [...graph.keys()]
    .filter((folder) => reaches(folder, folder))
    .map((folder) =>
      [...graph.keys()].filter((other) => reaches(folder, other) && reaches(other, folder)).sort(),
    );
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()];
}

/** @param {Graph} graph @param {string} start */
function reachableFrom(graph, start) {
  /** @type {Set<string>} */
  const seen = new Set();
  const waiting = [...(graph.get(start) ?? [])];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    waiting.push(...(graph.get(folder) ?? []));
  }
  return seen;
}
