// @ts-check
import fs from 'node:fs';
import path from 'node:path';

const request = /(?:\bfrom\s*|\bimport\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?)(['"])([^'"\n]+)\1/g;

/** Examples in documentation look like imports. */
const documentation = /\/\*\*[^]*?\*\//g;

/** What a script or a declaration asks for. @param {string} code */
export const requestsOf = (code) =>
  [...code.replace(documentation, '').matchAll(request)].map(([, , name]) => name ?? '');

/** The package behind a request, or null within the package. @param {string} name */
const packageOf = (name) =>
  /^[.#]/.test(name) || name.startsWith('node:')
    ? null
    : name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** Packages that the files below a folder ask for. @param {string} dir @returns {string[]} */
export function packagesUsedBelow(dir) {
  const files = filesBelow(dir).filter((file) => /\.[jt]s$/.test(file));
  const names = files.flatMap((file) => requestsOf(fs.readFileSync(file, 'utf8')).map(packageOf));
  return [...new Set(names)].filter((name) => name !== null).sort();
}

/** All files below a folder, with their full paths. @param {string} dir @returns {string[]} */
export const filesBelow = (dir) =>
  fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(dir, file))
    .filter((file) => fs.statSync(file).isFile());
