// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { undeclaredIn, wrongAtSignOut } from './stored-keys.mjs';

const key = (/** @type {string} */ name, until = 'signOut') => ({ name, place: 'local', until });
const own = [key('lintel.notes'), key('lintel-events-*')];
const declared = { own, all: [...own, key('lintel.of-another')] };
const why = (/** @type {string} */ source) => undeclaredIn(source, declared).map((finding) => finding.why);

test('what is declared is fine, also a name that begins so and one of another package that is only read', () => {
  const sources = [
    "createPersistentValue<Notes>({ key: 'lintel.notes', read })",
    'localStorage.getItem(`lintel-events-${id}`)',
    "localStorage.getItem('lintel.of-another')",
    "document.getElementById('lintel-site')",
  ];
  for (const source of sources) assert.deepEqual(why(source), [], source);
});

test('a key that no storage.json has is found, with its line', () => {
  assert.deepEqual(undeclaredIn("\nconst KEY = 'lintel.new';", declared), [
    { at: 2, why: 'lintel.new is in no storage.json' },
  ]);
  assert.equal(why("sessionStorage.setItem('scratch', text)").length, 1);
});

test('a package declares itself what it keeps, also through shared code', () => {
  for (const source of [
    "localStorage.setItem('lintel.of-another', text)",
    "createDraftStore<Values>({ kind: 'x', version: 1 })",
    'useReadable(messageDrafts)',
  ])
    assert.equal(why(source).length, 1, source);
});

test('what is declared and what sign-out does are compared', () => {
  const traces = "const STAYS: ReadonlySet<string> = new Set([\n  'lintel.kept',\n]);";
  assert.deepEqual(wrongAtSignOut([key('lintel.kept', 'never'), key('lintel.gone')], traces), []);
  assert.equal(wrongAtSignOut([key('lintel.kept'), key('lintel.gone', 'never')], traces).length, 2);
});
