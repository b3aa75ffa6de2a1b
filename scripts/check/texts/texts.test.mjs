// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { locales } from '../../../shared/contract/src/manifest.ts';
import { compareLanguage, missingAndUnusedTexts } from './texts.mjs';
import { deferredTextsOnFirstScreen } from './first-screen-texts.mjs';
import { isUsed, keysIn } from './used-keys.mjs';

/** @type {[string, string][]} */
const homes = [
  ['homes_one', '{{count}} home'],
  ['homes_other', '{{count}} homes'],
];

describe('a language beside English', () => {
  it('has every plural form of its own', () => {
    assert.deepEqual(
      compareLanguage(
        homes,
        [
          ['homes_one', 'بيت'],
          ['homes_other', '{{count}} بيت'],
        ],
        'ar',
      ),
      ['homes_few is missing', 'homes_many is missing', 'homes_two is missing', 'homes_zero is missing'],
    );
  });
  it('may leave the number out where the word contains it', () => {
    assert.deepEqual(
      compareLanguage(
        homes,
        [
          ['homes_one', 'ein Haus'],
          ['homes_other', '{{count}} Häuser'],
        ],
        'de',
      ),
      [],
    );
  });
  it('follows the guide to writing in German', () => {
    /** @type {[string, string][]} */
    const english = [['ask', 'People you can ask']];
    assert.deepEqual(compareLanguage(english, [['ask', 'Menschen, die man fragt']], 'de'), [
      'ask has a word that the guide to writing replaces: Menschen, die man fragt',
    ]);
    assert.deepEqual(compareLanguage(english, [['ask', 'Bundesland oder Region']], 'de'), [
      'ask has a word that the guide to writing replaces: Bundesland oder Region',
    ]);
    assert.deepEqual(compareLanguage(english, [['ask', 'Menschen, die Sie fragen']], 'de'), []);
  });
  it('misses nothing, adds nothing, and has no empty text', () => {
    assert.deepEqual(
      compareLanguage(
        [
          ['a', 'A'],
          ['b', 'B'],
        ],
        [
          ['b', ' '],
          ['c', 'C'],
        ],
        'de',
      ),
      ['a is missing', 'c is not in English', 'b is empty'],
    );
  });
  it('has room for the same values', () => {
    assert.deepEqual(compareLanguage([['hello', 'Hello {{name}}']], [['hello', 'Hallo {{nmae}}']], 'de'), [
      'hello has room for other values than in English: Hallo {{nmae}}',
    ]);
  });
});

describe('a key is used', () => {
  const keys = keysIn([
    "t('menu.title')",
    "t('common:actions.retry')",
    't(`state.${state}.text`)',
    '{ demoMode: 403 }',
  ]);
  for (const key of ['menu.title', 'actions.retry', 'state.sold.text', 'demoMode'])
    it(`when code names it, whole or with a gap: ${key}`, () => assert.ok(isUsed(key, keys)));
  for (const key of ['menu.text', 'state.sold.title', 'state.sold.deep.text', 'title'])
    it(`not when code only names another: ${key}`, () => assert.ok(!isUsed(key, keys)));
});

/** A folder with these files. @param {Record<string, string>} files */
function folderWith(files) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'texts-'));
  fs.mkdirSync(path.join(root, 'shared'));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  after(() => fs.rmSync(root, { recursive: true }));
  return root;
}

describe('a workspace', () => {
  it('reports which text is missing, unused or there twice', () => {
    const root = folderWith({
      'mfe-x/src/page.tsx': "export const title = () => t('page.title');",
      'mfe-x/src/page.test.tsx': "t('page.old')",
      'mfe-x/src/locales/en.json': '{ "page": { "title": "Title", "old": "Old" } }',
      'mfe-x/src/locales/en.deferred.json': '{ "page": { "title": "Title" } }',
      'mfe-x/src/locales/de.json': '{ "page": { "title": "Titel", "old": "Alt" } }',
      'mfe-x/src/locales/ar.json': '{ "page": { "old": "قديم" } }',
    });
    assert.deepEqual(missingAndUnusedTexts(root), [
      'mfe-x/src/locales/en.deferred.json: page.title is in en.json too',
      'mfe-x/src/locales/en.json: nobody shows page.old',
      'mfe-x/src/locales/ar.json: page.title is missing',
    ]);
  });

  it('has texts in every language of the contract, also in one without a file', () => {
    const root = folderWith({
      'mfe-x/src/page.tsx': "export const title = () => t('title');",
      'mfe-x/src/locales/en.json': '{ "title": "Title" }',
    });
    const others = locales.filter((language) => language !== 'en');
    const missing = (/** @type {string} */ language) =>
      `mfe-x/src/locales/${language}.json: title is missing`;
    assert.deepEqual(missingAndUnusedTexts(root), others.map(missing));
    assert.deepEqual(missingAndUnusedTexts(root, [...locales, 'fr']), [...others, 'fr'].map(missing));
  });

  it('reports labels of the manifest that nothing shows, and empty ones', () => {
    const root = folderWith({
      'mfe-x/src/manifest.ts': 'export const manifest = { title: labels.page };',
      'mfe-x/src/locales/en.json': '{}',
      'mfe-x/src/locales/labels/en.json': '{ "page": "Page", "old": "Old" }',
      'mfe-x/src/locales/labels/de.json': '{ "page": " ", "old": "Alt" }',
    });
    assert.deepEqual(missingAndUnusedTexts(root), [
      'mfe-x/src/locales/labels: nothing shows old',
      'mfe-x/src/locales/labels: page is empty in de',
    ]);
  });

  it('reports the way by which the first screen gets at texts that come later', () => {
    const files = {
      'mfe-x/src/deferred-texts.ts': 'export const useDeferredTranslation = () => undefined;',
      'mfe-x/src/remote.ts': "import { routes } from './routes.tsx';",
      'mfe-x/src/routes.tsx':
        "lazyPage(() => import('./page.tsx'));\nimport type { Page } from './page.tsx';",
      'mfe-x/src/page.tsx': "import { useDeferredTranslation } from '#deferred-texts.ts';",
    };
    assert.deepEqual(deferredTextsOnFirstScreen(folderWith(files)), []);
    const root = folderWith({ ...files, 'mfe-x/src/routes.tsx': "import { Page } from './page.tsx';" });
    assert.deepEqual(deferredTextsOnFirstScreen(root), [
      'mfe-x/src/remote.ts → routes.tsx → page.tsx → deferred-texts.ts: these texts are not on the first screen',
    ]);
  });
});
