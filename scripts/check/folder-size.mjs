// @ts-check
// A folder has at most 15 source files beside its tests, so that its list of names can be read at a glance.
import fs from 'node:fs';
import path from 'node:path';

export const MOST_FILES = 15;
const SOURCE = /\.(tsx?|mjs|cjs)$/;
const TEST = /\.(test|spec)\.\w+$/;
const SKIPPED = ['node_modules', 'dist', 'data'];

/** Folders that are still larger. The list only shrinks: remove what is split. @type {string[]} */
const LARGER = [];

/** @param {string} root @returns {string[]} one line per finding */
export const tooLargeFolders = (root) => tooLarge(foldersIn(root, root), LARGER);

/**
 * Folders with more files than allowed, and entries of the list that are no longer needed.
 * @param {Map<string, string[]>} folders Folder → names of its files. @param {string[]} larger @returns {string[]}
 */
export function tooLarge(folders, larger) {
  const large = [...folders].filter(([, files]) => sourcesOf(files).length > MOST_FILES);
  return [
    ...large
      .filter(([folder]) => !larger.includes(folder))
      .map(
        ([folder, files]) =>
          `${folder} has ${sourcesOf(files).length} source files; ${MOST_FILES} are allowed`,
      ),
    ...larger
      .filter((folder) => !large.some(([name]) => name === folder))
      .map(
        (folder) =>
          `${folder} has at most ${MOST_FILES} source files: remove it from the list of scripts/check/folder-size.mjs`,
      ),
  ];
}

/** @param {string[]} files */
const sourcesOf = (files) => files.filter((file) => SOURCE.test(file) && !TEST.test(file));

/** @param {string} root @param {string} folder @returns {Map<string, string[]>} */
function foldersIn(root, folder) {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  const below = entries.filter(
    (entry) => entry.isDirectory() && !SKIPPED.includes(entry.name) && !entry.name.startsWith('.'),
  );
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const name = path.relative(root, folder).split(path.sep).join('/') || '.';
  return new Map([
    [name, files],
    ...below.flatMap((entry) => [...foldersIn(root, path.join(folder, entry.name))]),
  ]);
}
