// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { describe, it } from 'node:test';
import { ownTestsOf, targetsOf } from './targets.mjs';

const folders = (/** @type {string} */ path) => targetsOf(path).map(({ folder }) => folder);

describe('the targets of mutation tests', () => {
  it('of a package are all of its folders', () => {
    assert.deepEqual(folders('api'), [
      'api/src/domains/payments',
      'api/src/domains/listings',
      'api/src/domains/accounts',
    ]);
    const [target] = targetsOf('shared/model-kit');
    assert.equal(target?.packageName, 'shared/model-kit');
    assert.equal(target?.mutate[0], 'shared/model-kit/src/**/*.{ts,tsx}');
    assert.ok(target?.mutate.includes('!**/*.test.{ts,tsx}'));
  });

  it('of a folder are its sources, with or without a slash at its end', () => {
    const [target] = targetsOf('api/src/domains/payments/packages/');
    assert.equal(target?.folder, 'api/src/domains/payments');
    assert.equal(target?.mutate[0], 'api/src/domains/payments/packages/**/*.{ts,tsx}');
    assert.deepEqual(targetsOf('api/src/domains/payments/packages'), [target]);
  });

  it('of a file is the file', () => {
    const [target, ...others] = targetsOf('shared/model-kit/src/retry.ts');
    assert.equal(target?.mutate[0], 'shared/model-kit/src/retry.ts');
    assert.deepEqual(others, []);
  });

  it('are tested by the tests inside of them, and by named folders elsewhere', () => {
    const [accounts] = targetsOf('api/src/domains/accounts/codes');
    assert.deepEqual(accounts?.tests, ['api/src/domains/accounts', 'api/test/security']);
    const [kit] = targetsOf('shared/model-kit');
    assert.deepEqual(kit?.tests, ['shared/model-kit/src']);
    for (const { tests } of targetsOf('api'))
      for (const folder of tests)
        assert.ok(fs.existsSync(new URL(`../../${folder}`, import.meta.url)), folder);
  });

  it('elsewhere there are none', () => {
    assert.deepEqual(targetsOf('shell'), []);
    assert.deepEqual(targetsOf('api/src/domains/paymentsx'), []);
  });
});

describe('the own tests of a file', () => {
  const list = () => ['money.ts', 'money.test.ts', 'money-texts.test.tsx', 'moneys.test.ts', 'page.test.tsx'];
  it('are those beside it that begin with its name', () => {
    assert.deepEqual(ownTestsOf('a/money.ts', list), ['a/money.test.ts', 'a/money-texts.test.tsx']);
    assert.deepEqual(ownTestsOf('a/page.ts', list), ['a/page.test.tsx']);
  });
  it('are none for folders and for files without one', () => {
    assert.deepEqual(ownTestsOf('a', list), []);
    assert.deepEqual(ownTestsOf('a/other.ts', list), []);
  });
});
