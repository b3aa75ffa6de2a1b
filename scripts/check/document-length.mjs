// @ts-check
// Documents stay short enough to be read at one go: READMEs, guides for one task, and the glossary.
import fs from 'node:fs';
import path from 'node:path';

export const MOST_LINES_OF_README = 80;
export const MOST_LINES_OF_TASK = 20;
export const MOST_TERMS = 60;

const README = /(^|\/)README\.md$/;
/** The index of decisions has a line for each of them. */
const INDEX_OF_DECISIONS = 'docs/adr/README.md';
const TASK = /^docs\/guides\/(add|change-a)-[\w-]+\.md$/;
const GLOSSARY = 'docs/glossary.md';
const SKIPPED = ['node_modules', 'dist', 'data'];

/** @param {string} text */
const linesOf = (text) => text.trimEnd().split('\n').length;
/** Rows of tables without their heads. @param {string} text */
const termsOf = (text) =>
  text.split('\n').filter((line) => /^\| (?!Term )/.test(line) && !line.startsWith('|---')).length;

/**
 * Documents that are longer than allowed, one line each.
 * @param {{ name: string, text: string }[]} documents Paths from the root, and texts.
 */
export const tooLong = (documents) =>
  documents.flatMap(({ name, text }) => {
    const [count, most, unit] = limitOf(name, text);
    return count > most ? [`${name} has ${count} ${unit}; ${most} are allowed`] : [];
  });

/** @param {string} name @param {string} text @returns {[count: number, most: number, unit: string]} */
function limitOf(name, text) {
  if (name === GLOSSARY) return [termsOf(text), MOST_TERMS, 'terms'];
  if (TASK.test(name)) return [linesOf(text), MOST_LINES_OF_TASK, 'lines'];
  if (README.test(name) && name !== INDEX_OF_DECISIONS) return [linesOf(text), MOST_LINES_OF_README, 'lines'];
  return [0, Infinity, 'lines'];
}

/** @param {string} folder @returns {string[]} */
const documentsIn = (folder) =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.includes(name) && !name.startsWith('.'))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? documentsIn(file) : file.endsWith('.md') ? [file] : [];
    });

/** Findings in all documents of the repository. @param {string} root @returns {string[]} */
export const tooLongDocuments = (root) =>
  tooLong(
    documentsIn(root).map((file) => ({
      name: path.relative(root, file).split(path.sep).join('/'),
      text: fs.readFileSync(file, 'utf8'),
    })),
  );
