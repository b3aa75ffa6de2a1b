// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { missingEngines } from './engines.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-engines-test-'));
after(() => fs.rmSync(folder, { recursive: true }));

test('the packages of engines that a machine does not have are named', () => {
  const postgresql = path.join(folder, 'postgresql');
  assert.deepEqual(missingEngines({ folders: [folder], postgresql }), [
    'postgresql-15',
    'pgbouncer',
    'redis-server',
    'haproxy',
  ]);
  fs.mkdirSync(path.join(postgresql, '14/bin'), { recursive: true });
  fs.writeFileSync(path.join(postgresql, '14/bin/initdb'), '');
  fs.writeFileSync(path.join(folder, 'pgbouncer'), '');
  assert.deepEqual(missingEngines({ folders: [folder], postgresql }), [
    'postgresql-15',
    'redis-server',
    'haproxy',
  ]);
  fs.mkdirSync(path.join(postgresql, '17/bin'), { recursive: true });
  fs.writeFileSync(path.join(postgresql, '17/bin/initdb'), '');
  fs.writeFileSync(path.join(folder, 'redis-server'), '');
  fs.writeFileSync(path.join(folder, 'haproxy'), '');
  assert.deepEqual(missingEngines({ folders: [folder], postgresql }), []);
});
