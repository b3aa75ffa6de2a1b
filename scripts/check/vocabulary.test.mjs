// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bannedWordsOf, wordsOfName } from './vocabulary.mjs';

/** What is found in `code`: the line and the banned word. @param {string} code @param {string} [file] */
const found = (code, file = 'shell/src/example.ts') =>
  bannedWordsOf(file, code).map((line) => line.replace(/^[^:]*:(\d*):? ?“([^”]*)”.*$/, '$1 $2').trim());

describe('the vocabulary check', () => {
  it('splits names into words', () => {
    assert.equal(wordsOfName('readXMLFile'), 'read xml file');
    assert.equal(wordsOfName('$lastRequest'), 'last request');
    assert.equal(wordsOfName('src/user/retry-delay.test.ts'), 'src user retry delay test ts');
  });
  it('finds banned words in identifiers, properties and parts of JSX', () => {
    assert.deepEqual(found('const PATIENCE = 1;\n\nconst a = { lastWish: 1 };'), ['1 patience', '3 wish']);
    assert.deepEqual(found('const a = <Wish $asked />;', 'a.tsx'), ['1 wish']);
  });
  it('finds them in names of files and folders', () => {
    assert.deepEqual(found('', 'shell/src/breath.ts'), ['breath']);
  });
  it('finds them in comments, over the end of a line as well', () => {
    assert.deepEqual(found('// Whoever asks.\nconst a = 1; /** the one of\n * before */'), [
      '1 whoever',
      '2 of before',
    ]);
  });
  it('finds them in titles of tests, tables of tests included', () => {
    assert.deepEqual(found("it('asks nobody', () => {});"), ['1 nobody']);
    assert.deepEqual(found('it.each([1])(`somebody %i`, () => {}); test.each`a`("anew")'), [
      '1 somebody',
      '1 anew',
    ]);
  });
  it('leaves texts on screen, data, and words that only contain a banned one', () => {
    assert.deepEqual(found("const title = 'Whoever'; const remixed = outstanding; // breathless"), []);
    assert.deepEqual(found("const title = 'anew';"), []);
  });
  it('lets names pass that a vendor gives, and words that are banned in names alone', () => {
    assert.deepEqual(found('const TOO_MANY_ATTEMPTS_TRY_LATER = 1; // loaded later'), []);
    assert.deepEqual(found('const laterTexts = 1;'), ['1 later']);
  });
  it('reads documents without their code', () => {
    assert.deepEqual(
      found('# Title\n\nLoaded anew. Set `MIX_SECRET`.\n\n```\nsomebody\n```\nnobody\n', 'guide.md'),
      ['3 anew', '8 nobody'],
    );
  });
});
