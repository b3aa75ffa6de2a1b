// @ts-check
// docs/spec/calls.md is the table that `npm run spec` writes.
import fs from 'node:fs';
import path from 'node:path';
import { CALLS_FILE, callsDocument } from '../spec/calls.mjs';

/** @param {string} root @returns {Promise<string[]>} one line per finding */
export async function outdatedSpec(root) {
  const written = fs.readFileSync(path.join(root, CALLS_FILE), 'utf8');
  return written === (await callsDocument(root)) ? [] : [`${CALLS_FILE} is outdated: npm run spec`];
}
