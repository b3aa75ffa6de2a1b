// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { root } from '../bootstrap.mjs';
import { callsDocument } from './calls.mjs';

describe('the table of calls', () => {
  /** @type {string} */
  let text;
  before(async () => {
    text = await callsDocument(root);
  });
  it('has a row for a call with its access, style and parameters, required ones with a star', () => {
    assert.match(text, /^\| GET `verify-otp` \| all \| legacy \| `number`, `email`, `otp`\\\* \|/m);
    assert.match(text, /^\| POST `store_advertisement` \| signed in \| new \| `feature_for`\\\*, /m);
  });
  it('has a table for each domain, the error keys with their statuses, and the push types', () => {
    for (const heading of ['Accounts', 'Catalogue', 'Payments', 'Error keys', 'Push types', 'Events'])
      assert.match(text, new RegExp(`^## ${heading}$`, 'm'));
    assert.match(text, /^\| `unauthenticated` \| 401 \|$/m);
    assert.match(text, /`property_inquiry`/);
  });
  it('names push types that the rules explain, each in a row of their table', () => {
    const rules = fs.readFileSync(path.join(root, 'docs/spec/notifications.md'), 'utf8');
    const explained = [...rules.matchAll(/^\|([^|]+)\|/gm)].flatMap(
      ([, cell = '']) => cell.match(/`\w+`/g) ?? [],
    );
    const [, listed = ''] = /^## Push types\n\n(.*); see/m.exec(text) ?? [];
    assert.deepEqual(listed.split(', ').sort(), explained.sort());
  });
});
