// @ts-check
// A page that brings only some sections of the later texts along (`locales/homes.ts`) says none of the others: it would show bare keys.
import fs from 'node:fs';
import path from 'node:path';
import { isUsed, keysIn } from './used-keys.mjs';

const broughtSome = /export \{ default as texts \} from '#locales\/homes\.ts'/;
/** All imports of values, also those in chunks of their own: these rely on the texts of the page that opens them. */
const imported =
  /(?:(?:import|export) (?!type\b)(?:[^'"]*? from )?|import\((?:\s*\/\*[^*]*\*\/)?\s*)'((?:\.|#)[^']+)'/g;
/** Brings its own. */
const broughtAll = /export \{ default as texts \} from '#locales\/all\.ts'/;

/** @param {string} home folder of sources @param {string} file @returns {string[]} files that it needs, with itself */
function needed(home, file) {
  const seen = new Set([file]);
  for (const next of seen) {
    if (!/\.tsx?$/.test(next) || !fs.existsSync(next)) continue;
    const source = fs.readFileSync(next, 'utf8');
    if (next !== file && broughtAll.test(source)) continue;
    for (const [, target = ''] of source.matchAll(imported))
      seen.add(
        target.startsWith('#') ? path.join(home, target.slice(1)) : path.resolve(path.dirname(next), target),
      );
  }
  return [...seen].filter((one) => /\.tsx?$/.test(one) && fs.existsSync(one));
}

/** @param {string} text @returns {string[]} names in `?a,b&without` or `?a,b&only` */
const listed = (text) => /\?([\w,]+)&(?:without|only)/.exec(text)?.[1]?.split(',') ?? [];

/** Keys of texts, at any depth. @param {object} texts @param {string} at @returns {string[]} */
const keysOf = (texts, at) =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${at}.${key.replace(/_(zero|one|two|few|many|other)$/, '')}`]
      : keysOf(value, `${at}.${key}`),
  );

/** @param {string} root @returns {string[]} one line per finding */
export function textsOfParts(root) {
  const home = path.join(root, 'mfe-catalogue/src');
  const read = (/** @type {string} */ name) => fs.readFileSync(path.join(home, 'locales', name), 'utf8');
  const left = listed(read('homes.ts'));
  const findings =
    left.join() === listed(read('all.ts')).join() ? [] : ['homes.ts and all.ts name other sections'];
  const english = JSON.parse(read('en.later.json'));
  const keys = left.flatMap((section) => keysOf(english[section] ?? {}, section));
  const files = fs
    .readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join(home, name))
    .filter((file) => broughtSome.test(fs.readFileSync(file, 'utf8')));
  for (const file of files) {
    const sources = needed(home, file)
      .filter((name) => !/routes\.tsx$|remote\.ts$/.test(name))
      .map((name) => /** @type {const} */ ([name, keysIn([fs.readFileSync(name, 'utf8')])]));
    for (const [name, used] of sources)
      for (const key of keys)
        if (isUsed(key, { ...used, whole: new Set([...used.whole].filter((one) => one.includes('.'))) }))
          findings.push(
            `${path.relative(home, file)} does not bring "${key}", which ${path.relative(home, name)} says`,
          );
  }
  return findings;
}
