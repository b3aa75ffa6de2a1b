import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { createReplacements } from './module-replacements.mjs';

const old = () => 'old';
const fresh = () => 'new';
const address = '/assets/mfe-chat/dev-aaaaaaaa/bbbbbbbb.js';

/** What webpack's runtime does with its modules, as far as a replacement can see. */
function partOfPage() {
  /** @type {Record<string, Function>} */ const functions = { card: old, hook: old };
  /** @type {string[]} */ const ran = [];
  const state = { status: 'idle', fails: false };
  /** @type {string[]} */ let invalid = [];
  const hotOf = (/** @type {string} */ id) => ({
    active: true,
    invalidate: () => void invalid.push(id),
    status: () => state.status,
    async apply() {
      if (state.fails) throw new Error('the new code throws');
      ran.push(...invalid.map((one) => `${one} ${functions[one]()}`));
      invalid = [];
    },
  });
  return { functions, ran, state, hotOf };
}

/** @type {ReturnType<typeof partOfPage>} */ let page;
/** @type {ReturnType<typeof createReplacements>} */ let replacements;
/** @type {(functions: Record<string, Function>) => void} */ let arrive = () => {};
/** @type {string[]} */ let built = [];

beforeEach(() => {
  page = partOfPage();
  built = [];
  Object.assign(globalThis, { 'lintelUpdate mfe-chat': (_, modules) => (built = Object.keys(modules)) });
  const load = () => new Promise((resolve) => (arrive = (functions) => resolve({ default: functions })));
  replacements = createReplacements(() => page.ran.push('shown'), load);
  replacements.allow('mfe-chat', page.hotOf('card'), { id: 'card', functions: page.functions });
  replacements.watchBuilds('mfe-chat');
});

/** @param {string[]} ids */
async function replace(ids, functions = { card: fresh }) {
  arrive = () => {};
  const done = replacements.replace('mfe-chat', ids, address);
  arrive(functions);
  await done;
}
const buildArrives = (/** @type {Record<string, Function>} */ modules) =>
  globalThis['lintelUpdate mfe-chat']('chunk', modules);

test('new code runs and is shown, and the build that has the same does not run it again', async () => {
  await replace(['card']);
  assert.deepEqual(page.ran, ['card new', 'shown']);
  buildArrives({ card: () => 'new', other: fresh });
  assert.deepEqual(built, ['other']);
});

test('what a build has that differs from the page is not left out', async () => {
  await replace(['card']);
  buildArrives({ card: () => 'newest' });
  assert.deepEqual(built, ['card']);
});

test('a module of a part of the site that the page has not loaded is left to the page that loads it', async () => {
  await replace(['card', 'elsewhere'], { card: fresh, elsewhere: fresh });
  assert.deepEqual(page.ran, ['card new', 'shown']);
  assert.ok(!('elsewhere' in page.functions));
});

test('nothing is replaced when one of the modules takes no change over', async () => {
  await replace(['card', 'hook'], { card: fresh, hook: fresh });
  assert.deepEqual(page.ran, []);
});

test('code that arrives after the build that has it is not needed', async () => {
  const done = replacements.replace('mfe-chat', ['card'], address);
  replacements.built('mfe-chat');
  arrive({ card: fresh });
  await done;
  assert.deepEqual(page.ran, []);
});

test('code waits until the page has taken over the build before', async () => {
  page.state.status = 'check';
  const done = replacements.replace('mfe-chat', ['card'], address);
  arrive({ card: fresh });
  await new Promise((resolve) => setTimeout(resolve, 30));
  assert.deepEqual(page.ran, []);
  page.state.status = 'idle';
  await done;
  assert.deepEqual(page.ran, ['card new', 'shown']);
});

test('after code that throws, the next build needs a new page', async () => {
  page.state.fails = true;
  await replace(['card']);
  assert.ok(replacements.isBroken('mfe-chat'));
  assert.ok(!replacements.isBroken('shell'));
});

test('only the first build after new code is one that the page has run already', async () => {
  await replace(['card']);
  assert.ok(replacements.built('mfe-chat'));
  assert.ok(!replacements.built('mfe-chat'));
});
