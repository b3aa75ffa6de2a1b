// @ts-check
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { filesOf } from './covering-tests.mjs';

it('files whose covering tests take the least time come first, others do not run', () => {
  const tests = [
    { id: 'pays', fileName: 'pay.test.ts', timeSpentMs: 400 },
    { id: 'pays twice', fileName: 'pay.test.ts', timeSpentMs: 300 },
    { id: 'waits', fileName: 'pay.test.ts', timeSpentMs: 9000 },
    { id: 'rounds', fileName: 'money.test.ts', timeSpentMs: 5 },
    { id: 'signs in', fileName: 'sign-in.test.ts', timeSpentMs: 1 },
    { id: 'has no file', timeSpentMs: 1 },
  ];
  assert.deepEqual(filesOf(['pays', 'pays twice', 'rounds', 'has no file'], tests), [
    'money.test.ts',
    'pay.test.ts',
  ]);
});
