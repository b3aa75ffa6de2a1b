// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { takePlace } from '../start/run-lock.mjs';
import { administration } from './environment.mjs';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'administration-'));
after(() => fs.rmSync(root, { recursive: true, force: true }));
const data = path.join(root, '.lintel');
const url = 'http://localhost:9123';

test('the administration works on the data of the workspace, and links lead to the product that runs there', () => {
  assert.deepEqual(administration({ env: {}, root }), {
    LINTEL_DATA: data,
    PUBLIC_URL: 'http://localhost:8080',
  });
  takePlace(data, { url });
  assert.deepEqual(administration({ env: { A: 'a' }, root }), { A: 'a', LINTEL_DATA: data, PUBLIC_URL: url });
});

test('what the operator sets counts', () => {
  const env = { LINTEL_DATA: '/data', PUBLIC_URL: 'https://homes.example' };
  assert.deepEqual(administration({ env, root }), env);
});
