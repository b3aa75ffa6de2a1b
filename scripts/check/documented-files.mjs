// @ts-check
// Documents name files that exist: links of all documents, and the files that docs/security.md names as proof.
import fs from 'node:fs';
import path from 'node:path';

/** `[text](address)` without schemes, anchors and queries. */
const LINK = /\]\((?!\w+:|#)([^)#?\s]+)/g;
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
  const named = name === 'docs/security.md' ? matches(text, NAMED) : [];
  return [...linked, ...named]
    .filter((file) => !exists(file))
    .map((file) => `${name}: ${file} does not exist`);
}

/** @param {string} folder @returns {string[]} */
const documentsIn = (folder) =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', 'data'].includes(name) && !name.startsWith('.'))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? documentsIn(file) : entry.name.endsWith('.md') ? [file] : [];
    });

/** Findings in all documents of the repository. @param {string} root @returns {string[]} */
export const deadAddressesOfDocuments = (root) =>
  documentsIn(root).flatMap((file) =>
    deadAddresses({ name: path.relative(root, file), text: fs.readFileSync(file, 'utf8') }, (named) =>
      fs.existsSync(path.join(root, named)),
    ),
  );
