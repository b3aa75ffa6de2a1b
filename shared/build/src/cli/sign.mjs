// @ts-check
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from './command-error.mjs';
import { signBuild } from './signature.mjs';

/** @param {import('./lintel.mjs').Repository} repository */
export async function run({ root, words }) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { key: { type: 'string', default: process.env['LINTEL_SIGNING_KEY'] ?? '' } },
  });
  if (positionals.length === 0 || values.key === '')
    throw new CommandError('Which build, and with which key? lintel sign dist/1.2.0-1a2b3c4d --key team.pem');
  for (const folder of positionals) {
    signBuild(path.resolve(root, folder), values.key);
    console.log(`${folder} is signed.`);
  }
}
