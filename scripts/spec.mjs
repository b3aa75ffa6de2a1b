// @ts-check
// npm run spec: writes what is generated of docs/spec from the schemas of shared/api-contract.
import fs from 'node:fs';
import path from 'node:path';
import { ready, root } from './bootstrap.mjs';
import { readCommandLine } from './command-line/command-line.mjs';

readCommandLine('npm run spec: writes docs/spec/calls.md from shared/api-contract.', { options: {} });
await ready();
const { CALLS_FILE, callsDocument } = await import('./spec/calls.mjs');

fs.writeFileSync(path.join(root, CALLS_FILE), await callsDocument(root));
console.log(`${CALLS_FILE} is written.`);
