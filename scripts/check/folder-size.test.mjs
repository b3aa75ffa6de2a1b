// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MOST_FILES, tooLarge } from './folder-size.mjs';

const files = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, index) => `file-${index}.ts`);

describe('the size of folders', () => {
  it('allows as many source files as stated, beside any number of tests and data', () => {
    const names = [...files(MOST_FILES), 'a.test.ts', 'b.test.tsx', 'c.spec.ts', 'en.json', 'README.md'];
    assert.deepEqual(tooLarge(new Map([['shell/src', names]]), []), []);
  });
  it('reports a folder with one more', () => {
    assert.deepEqual(tooLarge(new Map([['shell/src', files(MOST_FILES + 1)]]), []), [
      `shell/src has ${MOST_FILES + 1} source files; ${MOST_FILES} are allowed`,
    ]);
  });
  it('leaves listed folders, and reports an entry that is not needed any more', () => {
    const folders = new Map([
      ['api/large', files(30)],
      ['api/small', files(3)],
    ]);
    assert.deepEqual(tooLarge(folders, ['api/large']), []);
    assert.match(
      tooLarge(folders, ['api/large', 'api/small', 'api/gone']).join('\n'),
      /^api\/small.*\napi\/gone.*$/,
    );
  });
});
