// @ts-check
// Documents name files and headings that exist: links of all documents, files that some of them name, and documents
// that comments cite, e.g. docs/spec/accounts.md#codes.
import fs from 'node:fs';
import path from 'node:path';

/** `[text](address)` without schemes, anchors and queries. */
const LINK = /\]\((?!\w+:|#)([^)#?\s]+)/g;
/** `docs/spec/accounts.md#codes` in a comment or a document. */
const CITED = /(?<![\w/.-])docs\/[\w./-]+\.md(?:#[\w-]+)?/g;
/** A link to a heading: `[text](client.md#money)`. */
const HEADING_LINK = /\]\((?!\w+:)([^)#?\s]*\.md#[\w-]+)\)/g;
/** Documents whose named files have to exist, e.g. as proof of security. */
const NAMING = /^docs\/(security\.md|performance\.md|spec\/)/;
/** `api/src/config/config.ts`: a path from the root of the repository. */
const NAMED = /`((?:api|registry|sandbox|shell|shared|e2e|deploy|scripts|mfe-\w+)\/[\w./-]*)`/g;

/** @param {string} text @param {RegExp} pattern */
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, address = '']) => address);

/**
 * Addresses of a document that lead nowhere.
 * @param {{ name: string, text: string }} document Its path from the root, and its text.
 * @param {(file: string) => boolean} exists Whether a path from the root exists.
 */
export function deadAddresses({ name, text }, exists) {
  const folder = path.dirname(name);
  const linked = matches(text, LINK).map((link) => path.normalize(path.join(folder, decodeURI(link))));
  const named = NAMING.test(name) ? matches(text, NAMED) : [];
  return [...linked, ...named]
    .filter((file) => !exists(file))
    .map((file) => `${name}: ${file} does not exist`);
}

/** The anchor of each heading, as GitHub makes it. @param {string} text */
export const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );

/**
 * Cited documents or headings that do not exist.
 * @param {{ name: string, text: string }} file Its path from the root, and its text.
 * @param {(document: string) => string | undefined} read The text of a document by its path from the root.
 */
export function deadCitations({ name, text }, read) {
  const folder = path.dirname(name);
  const linked = matches(text, HEADING_LINK).map((link) => path.normalize(path.join(folder, link)));
  const cited = [...text.matchAll(CITED)].map(([address]) => address);
  return [...new Set([...cited, ...(name.endsWith('.md') ? linked : [])])].flatMap((address) => {
    const [document = '', anchor] = address.split('#');
    const found = read(document);
    if (found === undefined) return [`${name}: ${document} does not exist`];
    return anchor === undefined || anchorsOf(found).includes(anchor)
      ? []
      : [`${name}: ${document} has no heading #${anchor}`];
  });
}

/** @param {string} folder @returns {string[]} */
const documentsIn = (folder) => filesIn(folder, /\.md$/);

/** @param {string} folder @param {RegExp} ending @returns {string[]} */
const filesIn = (folder, ending) =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', 'data'].includes(name) && !name.startsWith('.'))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(file, ending) : ending.test(entry.name) ? [file] : [];
    });

/** Findings in all documents of the repository. @param {string} root @returns {string[]} */
export const deadAddressesOfDocuments = (root) => {
  const described = (/** @type {string} */ file) => ({
    name: path.relative(root, file),
    text: fs.readFileSync(file, 'utf8'),
  });
  const exists = (/** @type {string} */ named) => fs.existsSync(path.join(root, named));
  const read = (/** @type {string} */ document) =>
    exists(document) ? fs.readFileSync(path.join(root, document), 'utf8') : undefined;
  return [
    ...documentsIn(root).flatMap((file) => deadAddresses(described(file), exists)),
    ...filesIn(root, /\.(md|tsx?|mjs|cjs)$/)
      .filter((file) => !file.endsWith('documented-files.test.mjs'))
      .flatMap((file) => deadCitations(described(file), read)),
  ];
};
