import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { settledProblem } from './settled-problem.mjs';

test('a file that is taken away and written again is no problem', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const told = [];
  const problems = settledProblem((problem) => told.push(problem));
  problems.begun();
  problems.failed('there is no such file');
  mock.timers.tick(100);
  problems.begun();
  mock.timers.tick(10_000);
  assert.deepEqual(told, []);
  mock.timers.reset();
});

test('a build that stays broken is told of once, by its last words', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const told = [];
  const problems = settledProblem((problem) => told.push(problem));
  problems.failed('first');
  problems.begun();
  problems.failed('second');
  mock.timers.tick(10_000);
  assert.deepEqual(told, ['second']);
  mock.timers.reset();
});
