// @ts-check
// The stub for the federation runtime's reading of version ranges (docs/adr/0044).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { satisfy } from './federation-versions.mjs';

/** @type {[version: string, range: string, fits: boolean][]} */
const cases = [
  ['19.3.0', '^19.1.0', true],
  ['20.0.0', '^19.1.0', false],
  ['19.0.9', '^19.1.0', false],
  ['0.4.2', '^0.4.1', true],
  ['0.5.0', '^0.4.1', false],
  ['0.0.4', '^0.0.3', false],
  ['2.9.7', '~2.9.2', true],
  ['2.10.0', '~2.9.2', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.10.0', '>=1.9.0 <2.0.0', true],
  ['2.0.0', '>=1.9.0 <2.0.0', false],
  ['3.1.0', '^2.0.0 || ^3.0.0', true],
  ['1.0.0', '<=1.0.0', true],
  ['1.0.0', '*', true],
];

for (const [version, range, fits] of cases)
  test(`${version} ${fits ? 'fits' : 'does not fit'} ${range}`, () => {
    assert.equal(satisfy(version, range), fits);
  });
