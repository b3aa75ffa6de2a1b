// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../templates/', import.meta.url));

/** `{{word}}` → its value; other braces stay. @param {string} text @param {Record<string, string>} values */
const filled = (text, values) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (written, name) => values[name] ?? written);

/**
 * The files of a folder of templates, filled, by their path below it. A name that begins with `_` is that of a hidden file, which npm
 * would leave out of a package.
 * @param {string} name @param {Record<string, string>} values @returns {Record<string, string>}
 */
export function filesOfTemplates(name, values) {
  const from = path.join(folder, name);
  const files = fs
    .readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.template'))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file
        .split(path.sep)
        .map((part) => part.replace(/^_/, '.'))
        .join('/')
        .replace(/\.template$/, ''),
      filled(fs.readFileSync(path.join(from, file), 'utf8'), values),
    ]),
  );
}
