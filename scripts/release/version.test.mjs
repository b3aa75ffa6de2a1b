// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextVersion, withSection } from './version.mjs';

/** @type {import('./version.mjs').Provided} */
const provides = {
  contract: 1,
  slots: ['home.top'],
  shared: { react: '19.3.1' },
  runtime: '2.9.2',
  events: { 'listing.saved@1': { id: 'string', price: 'number' } },
};
const released = (/** @type {string} */ version) => ({ version, provides });
const after = (/** @type {string} */ version, /** @type {Partial<typeof provides>} */ change) =>
  nextVersion(released(version), { ...provides, ...change }, '0.1.0');

test('the first train has the version of the contract', () => {
  assert.equal(nextVersion(null, provides, '0.1.0').version, '0.1.0');
});

test('a contract that stays as it was raises the patch', () => {
  assert.equal(after('1.4.2', {}).version, '1.4.3');
});

test('fields in another order are no change', () => {
  const events = { 'listing.saved@1': { price: 'number', id: 'string' } };
  assert.equal(after('1.4.2', { events }).version, '1.4.3');
});

test('a new slot raises the minor, below 1.0.0 the patch', () => {
  const slots = ['home.top', 'home.foot'];
  assert.deepEqual(after('1.4.2', { slots }), { version: '1.5.0', breaks: [], adds: ['slot home.foot'] });
  assert.equal(after('0.4.2', { slots }).version, '0.4.3');
});

test('what a remote may miss raises the major, below 1.0.0 the minor', () => {
  /** @type {Partial<typeof provides>[]} */
  const breaking = [
    { contract: 2 },
    { slots: [] },
    { shared: {} },
    { shared: { react: '20.0.0' } },
    { runtime: '3.0.0' },
    { events: {} },
    { events: { 'listing.saved@1': { id: 'string' } } },
  ];
  for (const change of breaking) {
    const train = after('1.4.2', change);
    assert.equal(train.version, '2.0.0', JSON.stringify(change));
    assert.equal(train.breaks.length, 1, JSON.stringify(change));
    assert.equal(after('0.4.2', change).version, '0.5.0');
  }
});

test('the changelog begins with the newest version and has each once', () => {
  const one = withSection('', { version: '1.0.0', date: '2026-11-25', breaks: [], adds: [] });
  const train = { version: '2.0.0', date: '2026-11-26', breaks: ['slot a is no longer there'], adds: [] };
  const two = withSection(withSection(one, train), train);
  assert.deepEqual(two.match(/^## .*/gm), ['## 2.0.0 (2026-11-26)', '## 1.0.0 (2026-11-25)']);
  assert.match(two, /### Breaking\n\n- slot a is no longer there\n/);
});

test('the section of the first version compares it with nothing', () => {
  const quiet = { date: '2026-11-25', breaks: [], adds: [] };
  const one = withSection('', { version: '0.1.0', ...quiet });
  assert.match(one, /## 0\.1\.0 \(2026-11-25\)\n\nThe first version\.\n/);
  assert.equal(withSection(one, { version: '0.1.0', ...quiet }), one);
  assert.match(
    withSection(one, { version: '0.1.1', ...quiet }),
    /## 0\.1\.1 .*\n\nThe contract is as before\.\n/,
  );
});
