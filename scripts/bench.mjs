// @ts-check
// npm run bench -- <name>: runs a benchmark; each compares two things in one run, or with a bound, and exits 1 above it. Those of
// the api lie in api/bench, those of the whole product in scripts/bench.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fail, ready, root } from './bootstrap.mjs';
import { build } from './build/build.mjs';

await ready();
const { readPackage } = await import('@lintel/build/packages.mjs');
const known = Object.keys(readPackage(root, 'api').entry ?? {})
  .filter((name) => name.startsWith('bench-'))
  .map((name) => name.slice('bench-'.length));
/** Of the whole product; each builds what it needs. */
const ofProduct = ['lighthouse'];
const name = process.argv[2] ?? '';
if (![...known, ...ofProduct].includes(name))
  fail(`Which benchmark? npm run bench -- ${[...known, ...ofProduct].join(' | ')}`);
if (!ofProduct.includes(name)) await build({ only: 'api', log: (line) => console.log(line) });
const program = path.join(
  root,
  ofProduct.includes(name) ? `scripts/bench/${name}.mjs` : `api/dist/bench-${name}.mjs`,
);
process.exit(
  spawnSync(process.execPath, [program, ...process.argv.slice(3)], { cwd: root, stdio: 'inherit' }).status ??
    1,
);
