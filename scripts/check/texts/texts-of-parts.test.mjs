// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, after, it } from 'node:test';
import { textsOfParts } from './texts-of-parts.mjs';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'texts-of-parts-'));
after(() => fs.rmSync(root, { recursive: true }));

/** @param {Record<string, string>} files below the catalogue's sources */
function write(files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, 'mfe-catalogue/src', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

describe('the check of the texts of pages', () => {
  it('names a text that a page shows, also in a chunk of its own, and does not bring along', () => {
    write({
      'locales/en.deferred.json': JSON.stringify({
        search: { title: 'Homes' },
        feed: { none_one: 'x', less: 'y' },
      }),
      'locales/homes.ts': "export { default } from './en.deferred.json?feed&without';",
      'locales/all.ts': "import homes from './homes.ts';\nimport others from './en.deferred.json?feed&only';",
      'page.tsx':
        "import { a } from './a.ts';\nimport type { B } from './b.ts';\nexport { default as texts } from '#locales/homes.ts';",
      'a.ts': "const c = import(/* webpackChunkName: \"c\" */ './c.ts');\nconst own = import('./own.tsx');",
      'b.ts': "t('feed.less')",
      'c.ts': "t('search.title'); t('feed.none', { count });",
      'own.tsx': "export { default as texts } from '#locales/all.ts';\nimport './b.ts';",
    });
    assert.deepEqual(textsOfParts(root), ['page.tsx does not bring "feed.none", which c.ts says']);
  });

  it('reports a section that no page brings', () => {
    write({ 'locales/all.ts': "import homes from './homes.ts';", 'c.ts': '' });
    assert.deepEqual(textsOfParts(root), ['all.ts lacks feed']);
  });
});
