// @ts-check
// A page that brings only some sections of the later texts along (`locales/homes.ts`, `offers.ts`) uses none of the others: it would show bare keys.
import fs from 'node:fs';
import path from 'node:path';
import { isUsed, keysIn } from './used-keys.mjs';

const broughtSome = /export \{ default as texts \} from '#locales\/(\w+\.ts)'/;
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

/**
 * Sections that a module of texts brings: those named in `?a,b&only`, all others for `&without`, and those of modules it imports.
 * @param {string} folder @param {string} file @param {string[]} all @returns {Set<string>}
 */
function sectionsOf(folder, file, all) {
  const source = fs.readFileSync(path.join(folder, file), 'utf8');
  const own = [...source.matchAll(/\?([\w,]+)&(without|only)/g)].flatMap(([, names = '', how]) =>
    all.filter((name) => names.split(',').includes(name) === (how === 'only')),
  );
  const others = [...source.matchAll(/from '\.\/(\w+\.ts)'/g)].flatMap(([, other = '']) => [
    ...sectionsOf(folder, other, all),
  ]);
  return new Set([...own, ...others]);
}

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
  const folder = path.join(home, 'locales');
  const english = JSON.parse(fs.readFileSync(path.join(folder, 'en.deferred.json'), 'utf8'));
  const all = Object.keys(english);
  const lacking = (/** @type {string} */ file) => {
    const brought = sectionsOf(folder, file, all);
    return all.filter((section) => !brought.has(section));
  };
  const findings = lacking('all.ts').map((section) => `all.ts lacks ${section}`);
  for (const name of fs.readdirSync(home, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.tsx')) continue;
    const file = path.join(home, name);
    const texts = broughtSome.exec(fs.readFileSync(file, 'utf8'))?.[1];
    if (!texts || texts === 'all.ts') continue;
    const keys = lacking(texts).flatMap((section) => keysOf(english[section], section));
    for (const source of needed(home, file)) {
      if (/routes\.tsx$|remote\.ts$/.test(source)) continue;
      const used = keysIn([fs.readFileSync(source, 'utf8')]);
      const whole = new Set([...used.whole].filter((one) => one.includes('.')));
      for (const key of keys)
        if (isUsed(key, { ...used, whole }))
          findings.push(`${name} does not bring "${key}", which ${path.relative(home, source)} says`);
    }
  }
  return findings;
}
