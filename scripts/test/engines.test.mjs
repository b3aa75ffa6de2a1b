// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, beforeEach, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { enginesOf } from './engines.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-engines-test-'));
after(() => fs.rmSync(folder, { recursive: true }));

const programs = path.join(folder, 'bin');
const postgresql = path.join(folder, 'postgresql');
const found = () => enginesOf({ folders: [programs], postgresql });
const add = (/** @type {string} */ file) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
};
const addPostgres = (/** @type {string} */ major) => add(path.join(postgresql, major, 'bin/initdb'));
const addProgram = (/** @type {string} */ name) => add(path.join(programs, name));

describe('engines of a machine', () => {
  beforeEach(() => {
    for (const made of [programs, postgresql]) fs.rmSync(made, { recursive: true, force: true });
  });

  test('a machine without any runs none of their tests and names all packages', () => {
    const { missing, canRun } = found();
    assert.equal(canRun, false);
    assert.deepEqual(missing, [
      'postgresql-15',
      'pgbouncer',
      'nats-server',
      'redis-server',
      'openjdk-17-jdk-headless',
      'maven',
      'haproxy',
    ]);
  });

  test('an old PostgreSQL does not count', () => {
    addPostgres('14');
    addProgram('pgbouncer');
    assert.equal(found().canRun, false);
    assert.ok(found().missing.includes('postgresql-15'));
  });

  test('a machine with PostgreSQL and PgBouncer leaves out the files that need more', () => {
    addPostgres('17');
    addProgram('pgbouncer');
    addProgram('redis-server');
    addProgram('javac');
    addProgram('mvn');
    const { missing, canRun, leftOut, carriers } = found();
    assert.equal(canRun, true);
    assert.deepEqual(missing, ['nats-server', 'haproxy']);
    assert.deepEqual(leftOut, [
      'engines/event-carriers',
      'engines/rolling-update',
      'engines/three-back-ends',
    ]);
    assert.deepEqual(carriers, ['redis']);
  });

  test('a machine with all of them leaves out nothing', () => {
    addPostgres('15');
    for (const name of ['pgbouncer', 'nats-server', 'redis-server', 'haproxy', 'javac', 'mvn'])
      addProgram(name);
    const all = { missing: [], canRun: true, leftOut: [], hasOpenSearch: true, carriers: ['nats', 'redis'] };
    assert.deepEqual(found(), all);
  });
});

describe('npm run test:engines -- --within', () => {
  for (const given of ['soon', '-3', '1.5', ''])
    test(`takes no “${given}” for minutes`, () => {
      const command = fileURLToPath(new URL('../test-engines.mjs', import.meta.url));
      const { status, stderr } = spawnSync(process.execPath, [command, `--within=${given}`], {
        encoding: 'utf8',
      });
      assert.equal(status, 1);
      assert.match(stderr, /--within takes a number of minutes, not (soon|-3|1\.5|nothing)\./);
    });
});
