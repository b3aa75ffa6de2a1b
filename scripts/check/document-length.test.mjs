// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MOST_LINES_OF_README, MOST_LINES_OF_TASK, MOST_TERMS, tooLong } from './document-length.mjs';

const lines = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, at) => `line ${at}\n`).join('');
const glossary = (/** @type {number} */ terms) =>
  `| Term | Meaning |\n|---|---|\n${Array.from({ length: terms }, (_, at) => `| t${at} | a word |\n`).join('')}`;

describe('the length of documents', () => {
  it('allows what is as long as stated', () => {
    assert.deepEqual(
      tooLong([
        { name: 'README.md', text: lines(MOST_LINES_OF_README) },
        { name: 'docs/guides/add-a-page.md', text: lines(MOST_LINES_OF_TASK) },
        { name: 'docs/glossary.md', text: glossary(MOST_TERMS) },
        { name: 'docs/adr/README.md', text: lines(500) },
        { name: 'docs/guides/configuration.md', text: lines(500) },
      ]),
      [],
    );
  });
  it('reports a README, a guide for one task and a glossary with one more', () => {
    assert.deepEqual(
      tooLong([
        { name: 'shell/README.md', text: lines(MOST_LINES_OF_README + 1) },
        { name: 'docs/guides/change-a-retry.md', text: lines(MOST_LINES_OF_TASK + 1) },
        { name: 'docs/glossary.md', text: glossary(MOST_TERMS + 1) },
      ]),
      [
        `shell/README.md has ${MOST_LINES_OF_README + 1} lines; ${MOST_LINES_OF_README} are allowed`,
        `docs/guides/change-a-retry.md has ${MOST_LINES_OF_TASK + 1} lines; ${MOST_LINES_OF_TASK} are allowed`,
        `docs/glossary.md has ${MOST_TERMS + 1} terms; ${MOST_TERMS} are allowed`,
      ],
    );
  });
});
