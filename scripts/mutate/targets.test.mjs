// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { targetOf } from './targets.mjs';

describe('the target of a mutation test', () => {
  it('is a package with all of its folders', () => {
    const { name, mutate } = targetOf('api') ?? {};
    assert.equal(name, 'api');
    assert.ok(mutate?.includes('api/src/domains/payments/**/*.{ts,tsx}'));
    assert.ok(mutate?.includes('api/src/domains/accounts/**/*.{ts,tsx}'));
    assert.ok(mutate?.includes('!**/*.test.{ts,tsx}'));
  });
  it('is a folder, with or without a slash at its end', () => {
    assert.deepEqual(
      targetOf('api/src/domains/payments/packages/'),
      targetOf('api/src/domains/payments/packages'),
    );
    assert.equal(targetOf('shared/model-kit/src')?.mutate[0], 'shared/model-kit/src/**/*.{ts,tsx}');
  });
  it('is a file', () => {
    const target = targetOf('shared/model-kit/src/retry.ts');
    assert.equal(target?.name, 'shared/model-kit');
    assert.equal(target?.mutate[0], 'shared/model-kit/src/retry.ts');
  });
  it('is nothing outside the targets', () => {
    assert.equal(targetOf('shell'), undefined);
    assert.equal(targetOf('api/src/domains/paymentsx'), undefined);
  });
});
