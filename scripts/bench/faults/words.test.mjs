// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenPromises, inWords } from './words.mjs';

const healthy = {
  header: 0.4,
  part: 1.2,
  notice: null,
  blank: false,
  headerStays: true,
  foreign: false,
  versions: ['0.1.0'],
  leads: true,
  home: 1.1,
};
const nothing = {
  header: null,
  part: null,
  blank: true,
  headerStays: false,
  versions: [],
  leads: false,
  home: null,
};
const shows = { versions: ['0.1.0'] };

test('a page of the promised version keeps every promise', () => {
  assert.deepEqual(brokenPromises(healthy, shows), []);
  assert.equal(inWords(healthy, 10), 'page (0.1.0) after 1.2 s; the rest works');
});

test('a placeholder is as good only where it is promised', () => {
  const placeholder = { ...healthy, part: null, notice: 2, versions: [] };
  assert.deepEqual(brokenPromises(placeholder, { ...shows, placeholder: true }), []);
  assert.deepEqual(brokenPromises(placeholder, shows), ['promised was the page of 0.1.0']);
});

test('each way of being worse is reported', () => {
  const worse = /** @type {[object, RegExp][]} */ ([
    [nothing, /blank/],
    [{ headerStays: false }, /header is gone/],
    [{ header: 12 }, /header took 12\.0 s/],
    [{ leads: false }, /does not lead/],
    [{ home: null }, /other remote’s page is gone/],
    [{ foreign: true }, /foreign code ran/],
    [{ versions: ['0.1.0', '9.0.0'] }, /mixed/],
    [{ versions: ['9.0.0'] }, /promised was/],
  ]);
  for (const [change, expected] of worse)
    assert.match(brokenPromises({ ...healthy, ...change }, shows).join('; '), expected);
});

test('words are about what was seen', () => {
  assert.match(
    inWords({ ...healthy, ...nothing }, 10),
    /^blank page .*; the other remote’s page is not there/,
  );
  assert.match(inWords({ ...healthy, header: 20 }, 10), /nothing at all on screen for 20\.0 s/);
  assert.match(inWords({ ...healthy, foreign: true }, 10), /^foreign code ran/);
  assert.match(inWords({ ...healthy, leads: false }, 10), /opened anew$/);
});
