// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { intervalOf, isInSample, readSample, scoreOf, withoutLeftOut } from './sample.mjs';

/** @param {number} line */
const change = (line) => ({ file: 'a/b.ts', line, column: 3, kind: 'BooleanLiteral', replacement: 'true' });
const lines = Array.from({ length: 2000 }, (_, index) => index + 1);
/** @param {number} oneOf @param {number[]} seeds */
const sampled = (oneOf, ...seeds) => lines.filter((line) => isInSample(change(line), { oneOf, seeds }));

describe('a sample of changes', () => {
  it('is about one of so many, and the same each time', () => {
    const chosen = sampled(20, 3);
    assert.ok(chosen.length > 60 && chosen.length < 140, `${chosen.length} of 2000`);
    assert.deepEqual(sampled(20, 3), chosen);
  });

  it('grows by a seed, whose changes are others, and all seeds are all changes', () => {
    const [first, second] = [sampled(20, 0), sampled(20, 1)];
    assert.deepEqual(
      first.filter((line) => second.includes(line)),
      [],
    );
    assert.equal(sampled(20, 0, 1).length, first.length + second.length);
    assert.deepEqual(sampled(4, 0, 1, 2, 3), lines);
  });

  it('treats two changes of one place apart', () => {
    const first = lines.map((line) => isInSample(change(line), { oneOf: 2, seeds: [0] }));
    const second = lines.map((line) =>
      isInSample({ ...change(line), replacement: 'false' }, { oneOf: 2, seeds: [0] }),
    );
    assert.notDeepEqual(first, second);
  });
});

describe('the score of a sample', () => {
  /** @param {number} line @param {string} status */
  const mutant = (line, status) => ({
    mutatorName: 'BooleanLiteral',
    replacement: 'true',
    status,
    location: { start: { line, column: 3 } },
  });
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError', 'CompileError'];
  const report = {
    files: { 'a/b.ts': { mutants: statuses.map((status, index) => mutant(index + 1, status)) } },
  };
  const all = { oneOf: 2, seeds: [0, 1] };

  it('counts what tests noticed and names what they did not, without what never ran', () => {
    const { noticed, byTimeLimit, survivors } = scoreOf(report, all);
    assert.deepEqual([noticed, byTimeLimit], [2, 1]);
    assert.deepEqual(
      survivors.map(({ line, status }) => [line, status]),
      [
        [3, 'Survived'],
        [4, 'NoCoverage'],
      ],
    );
  });

  it('leaves out results of other seeds', () => {
    const countOf = (/** @type {number} */ seed) => {
      const { noticed, survivors } = scoreOf(report, { oneOf: 2, seeds: [seed] });
      return noticed + survivors.length;
    };
    assert.equal(countOf(0) + countOf(1), 4);
    assert.notEqual(countOf(0), 4);
    assert.notEqual(countOf(1), 4);
  });

  it('forgets what was left out, so that another seed runs it', () => {
    assert.deepEqual(
      withoutLeftOut(report).files['a/b.ts'].mutants.map(({ status }) => status),
      statuses.slice(0, -1),
    );
  });

  it('has the interval of Wilson', () => {
    const [least, most] = intervalOf(45, 50);
    assert.equal(least.toFixed(3), '0.786');
    assert.equal(most.toFixed(3), '0.957');
    assert.equal(intervalOf(30, 30)[1], 1);
  });
});

describe('the options of a sample', () => {
  it('are one of so many, and seeds below that', () => {
    assert.equal(readSample(undefined, []), undefined);
    assert.deepEqual(readSample('40', []), { oneOf: 40, seeds: [0] });
    assert.deepEqual(readSample('40', ['1', '39']), { oneOf: 40, seeds: [1, 39] });
  });
  it('are refused with a sentence', () => {
    const sentence = (/** @type {unknown} */ answer) => (typeof answer === 'string' ? answer : '');
    assert.match(sentence(readSample(undefined, ['1'])), /belongs to --sample/);
    assert.match(sentence(readSample('1', [])), /not 1/);
    assert.match(sentence(readSample('ten', [])), /not ten/);
    assert.match(sentence(readSample('40', ['40'])), /from 0 to 39/);
  });
});
