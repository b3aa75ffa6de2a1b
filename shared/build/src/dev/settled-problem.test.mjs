import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { settledProblem } from './settled-problem.mjs';

test('a file that is taken away and written again is no problem', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const reported = [];
  const problems = settledProblem((problem) => reported.push(problem));
  problems.begun();
  problems.failed('there is no such file');
  mock.timers.tick(100);
  problems.begun();
  mock.timers.tick(10_000);
  assert.deepEqual(reported, []);
  mock.timers.reset();
});

test('a build that stays broken is reported once, with its last message', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const reported = [];
  const problems = settledProblem((problem) => reported.push(problem));
  problems.failed('first');
  problems.begun();
  problems.failed('second');
  mock.timers.tick(10_000);
  assert.deepEqual(reported, ['second']);
  mock.timers.reset();
});
