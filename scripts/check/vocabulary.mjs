// @ts-check
// One vocabulary (docs/glossary.md): words that a reader of the code would have to learn twice are not used in identifiers, names of
// files, comments, titles of tests and documents. Texts on screen, data and decisions (ADRs, which stay as written) are not checked.
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { BANNED_IN_NAMES, BANNED_IN_PROSE, KNOWN_NAMES } from './vocabulary-words.mjs';

const READ = /\.(tsx?|mjs|cjs|js|md)$/;
/** Decisions stay as written; the guide of texts on screen and the generated table quote them. */
const QUOTING = /^docs\/(adr\/\d|guides\/writing\.md|spec\/calls\.md)/;
const SKIPPED = ['node_modules', 'dist', 'data', 'coverage'];

/** @typedef {{ text: string, at: number, kind: 'name' | 'prose' }} Passage What is read of a file, and where it begins. */

/** @param {string} root @returns {string[]} one line per finding */
export const bannedWords = (root) =>
  sourceFiles(root, root)
    .filter((file) => !QUOTING.test(file))
    .flatMap((file) => bannedWordsOf(file, fs.readFileSync(path.join(root, file), 'utf8')));

/**
 * Findings in one file.
 * @param {string} file Its path from the root of the repository.
 * @param {string} text
 */
export function bannedWordsOf(file, text) {
  const passages = passagesOf(file, text).flatMap(({ text: passage, at, kind }) =>
    findings(passage, kind).map((finding) => `${file}:${lineOf(text, at)}: ${finding}`),
  );
  return [...findings(file, 'name').map((finding) => `${file}: ${finding}`), ...new Set(passages)];
}

/** @param {string} text @param {Passage['kind']} kind */
function findings(text, kind) {
  if (kind === 'name' && KNOWN_NAMES.has(text)) return [];
  const banned = kind === 'name' ? BANNED_IN_NAMES : BANNED_IN_PROSE;
  const searched = kind === 'name' ? wordsOfName(text) : text.replace(/\s*\n[\s/*]*/g, ' ').toLowerCase();
  return banned
    .filter(({ pattern }) => pattern.test(searched))
    .map(
      ({ pattern, instead }) => `“${pattern.exec(searched)?.[0].trim()}” in “${shortened(text)}”: ${instead}`,
    );
}

/** `lastRequest`, `LAST_REQUEST`, `last-request` → `last request`. @param {string} name */
export const wordsOfName = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase();

/** @param {string} file @param {string} text @returns {Passage[]} */
function passagesOf(file, text) {
  if (file.endsWith('.md')) return proseOf(text);
  const { program, comments } = parseSync(path.basename(file), text);
  /** @type {Passage[]} */
  const passages = comments.map(({ value, start }) => ({ text: value, at: start, kind: 'prose' }));
  visit(program, (node) => {
    if (/^(JSX|Private)?Identifier$/.test(node.type))
      passages.push({ text: String(node.name), at: node.start, kind: 'name' });
    if (node.type === 'CallExpression' && isTest(node.callee))
      passages.push({ text: literalText(node.arguments[0]), at: node.start, kind: 'prose' });
  });
  return passages;
}

/** Each line of a document without code. @param {string} text @returns {Passage[]} */
function proseOf(text) {
  let at = 0;
  const blank = (/** @type {string} */ code) => code.replaceAll(/[^\n]/g, ' ');
  return text
    .replaceAll(/^```[\s\S]*?^```/gm, blank)
    .replaceAll(/`[^`\n]*`/g, blank)
    .split('\n')
    .map((line) => {
      const passage = { text: line, at, kind: /** @type {const} */ ('prose') };
      at += line.length + 1;
      return passage;
    });
}

/** @param {any} node @param {(node: any) => void} found */
function visit(node, found) {
  if (Array.isArray(node)) for (const item of node) visit(item, found);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') found(node);
    for (const value of Object.values(node)) if (value && typeof value === 'object') visit(value, found);
  }
}

/** `it`, `test.each(rows)`, `describe.each(rows)`. @param {any} callee @returns {boolean} */
const isTest = (callee) =>
  callee?.type === 'Identifier'
    ? ['it', 'test', 'describe'].includes(callee.name)
    : isTestPart(callee?.object ?? callee?.callee ?? callee?.tag);
/** @param {any} part @returns {boolean} */
const isTestPart = (part) => Boolean(part) && isTest(part);

/** The words of a string or a template. @param {any} node @returns {string} */
const literalText = (node) =>
  node?.type === 'TemplateLiteral'
    ? node.quasis.map((/** @type {any} */ quasi) => quasi.value.raw).join(' ')
    : typeof node?.value === 'string'
      ? node.value
      : '';

/** @param {string} text @param {number} at */
const lineOf = (text, at) => text.slice(0, at).split('\n').length;

/** @param {string} text */
const shortened = (text) => {
  const line = text.replace(/\s*\n[\s/*]*/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
};

/** @param {string} root @param {string} folder @returns {string[]} paths from the root */
const sourceFiles = (root, folder) =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.includes(entry.name) || (entry.isDirectory() && entry.name.startsWith('.'))) return [];
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(root, full);
    return READ.test(entry.name) ? [path.relative(root, full).split(path.sep).join('/')] : [];
  });
