// @ts-check
// Texts: none missing in a language, no unused one, and none of a later part on the first screen.
// Texts written into the code instead are the linter's (react/jsx-no-literals); misspelt keys are the compiler's.
import fs from 'node:fs';
import path from 'node:path';
import { locales } from '../../../shared/contract/src/manifest.ts';
import { isUsed, keysIn } from './used-keys.mjs';

/** @typedef {{ [key: string]: string | Texts }} Texts */

/** The words for buttons are there for every page, also before the first one uses them. */
const vocabulary = /^common\.actions\./;
const plural = /_(zero|one|two|few|many|other)$/;

/** Every text with its key. @param {Texts} texts @param {string} [at] @returns {[string, string][]} */
export const flat = (texts, at = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}${key}`, value]] : flat(value, `${at}${key}.`),
  );

/** Names of the values that a text has room for. @param {string} text */
const values = (text) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name))].toSorted().join();

/**
 * What is wrong with one language beside English. Plural forms are the language's own: what English has in two forms, it
 * has in all of its own.
 *
 * @param {[string, string][]} english
 * @param {[string, string][]} texts
 * @param {string} language
 * @returns {string[]} one line per finding
 */
export function compareLanguage(english, texts, language) {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
  const found = new Map(texts);
  const plurals = new Set(
    english.filter(([key]) => key.endsWith('_other')).map(([key]) => key.replace(plural, '')),
  );
  const rooms = new Map(english.map(([key, text]) => [key.replace(plural, ''), values(text)]));
  const wanted = english.flatMap(([key]) => {
    const base = key.replace(plural, '');
    return plurals.has(base) && key.endsWith('_other') ? forms.map((form) => `${base}_${form}`) : [key];
  });
  // English has a form that others lack (its "one" in a language of one form), and a "zero" is a courtesy anywhere.
  const needed = wanted.filter(
    (key) => !plurals.has(key.replace(plural, '')) || forms.some((form) => key.endsWith(`_${form}`)),
  );
  const known = new Set([...wanted, ...[...plurals].map((base) => `${base}_zero`)]);
  return [
    ...needed.filter((key) => !found.has(key)).map((key) => `${key} is missing`),
    ...texts.filter(([key]) => !known.has(key)).map(([key]) => `${key} is not in English`),
    ...texts.filter(([, text]) => text.trim() === '').map(([key]) => `${key} is empty`),
    // Of the guide to writing: users are addressed, and the site is for any country.
    ...texts
      .filter(([, text]) => language === 'de' && /\bman\b|\bbundesland\b/i.test(text))
      .map(([key, text]) => `${key} has a word that the guide to writing replaces: ${text}`),
    ...texts
      // The forms for one and two may leave out the number.
      .filter(
        ([key, text]) => known.has(key) && !isWithin(values(text), rooms.get(key.replace(plural, '')), key),
      )
      .map(([key, text]) => `${key} has room for other values than in English: ${text}`),
  ];
}

/** @param {string} own @param {string | undefined} english @param {string} key */
const isWithin = (own, english = '', key) =>
  own === english ||
  (plural.test(key) && own.split(',').every((name) => name === '' || english.split(',').includes(name)));

/**
 * @param {string} root @param {readonly string[]} languages those that pages offer, as the contract has them
 * @returns {string[]} one line per finding
 */
export function missingAndUnusedTexts(root, languages = locales) {
  const others = languages.filter((language) => language !== 'en');
  const packages = withTexts(root);
  const everywhere = keysIn(packages.all.flatMap((folder) => sources(path.join(root, folder, 'src'))));
  return packages.own.flatMap((folder) => {
    const home = path.join(root, folder, 'src/locales');
    const read = (/** @type {string} */ name) =>
      fs.existsSync(path.join(home, name))
        ? flat(JSON.parse(fs.readFileSync(path.join(home, name), 'utf8')))
        : [];
    const first = read('en.json');
    const deferred = read('en.deferred.json');
    const english = [...new Map([...first, ...deferred])];
    const twice = deferred.filter(([key]) => first.some(([other]) => other === key));
    // The shared file has one more floor: the namespaces common and errors.
    const used = folder === 'shared/i18n' ? everywhere : keysIn(sources(path.join(root, folder, 'src')));
    const inFile = (/** @type {string} */ file) => (/** @type {string} */ line) =>
      `${folder}/src/locales/${file}: ${line}`;
    return [
      ...twice.map(([key]) => inFile('en.deferred.json')(`${key} is in en.json too`)),
      ...english
        .map(([key]) => key.replace(plural, ''))
        .filter((key, index, all) => all.indexOf(key) === index)
        .filter((key) => !vocabulary.test(key))
        .filter(
          (key) => !isUsed(folder === 'shared/i18n' ? key.replace(/^(common|errors)\./, '') : key, used),
        )
        .map((key) => inFile('en.json')(`nobody shows ${key}`)),
      ...others.flatMap((language) =>
        compareLanguage(english, read(`${language}.json`), language).map(inFile(`${language}.json`)),
      ),
      ...labelProblems(path.join(root, folder), { read, languages }).map(inFile('labels')),
    ];
  });
}

/**
 * Labels of a manifest, in `locales/labels/`: each is used, and none is empty. A key that a language lacks does not compile.
 *
 * @param {string} home
 * @param {{ read(name: string): [string, string][], languages: readonly string[] }} texts
 */
function labelProblems(home, { read, languages }) {
  const code = sources(path.join(home, 'src')).join('\n');
  return [
    ...read('labels/en.json').flatMap(([key]) =>
      new RegExp(`\\blabels\\.${key}\\b`).test(code) ? [] : [`nothing shows ${key}`],
    ),
    ...languages.flatMap((language) =>
      read(`labels/${language}.json`)
        .filter(([, text]) => text.trim() === '')
        .map(([key]) => `${key} is empty in ${language}`),
    ),
  ];
}

/** Packages of the page, and those of them that have texts. @param {string} root */
function withTexts(root) {
  const shared = fs.readdirSync(path.join(root, 'shared')).map((name) => `shared/${name}`);
  const all = [
    ...fs.readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-')),
    ...shared,
  ].filter((folder) => fs.existsSync(path.join(root, folder, 'src')));
  return { all, own: all.filter((folder) => fs.existsSync(path.join(root, folder, 'src/locales/en.json'))) };
}

/** Code that ships. @param {string} folder @returns {string[]} contents */
const sources = (folder) =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return ['testing', 'node_modules'].includes(entry.name) ? [] : sources(full);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)
      ? [fs.readFileSync(full, 'utf8')]
      : [];
  });
