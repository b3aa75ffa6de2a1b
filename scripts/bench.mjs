// @ts-check
// npm run bench -- <name>: runs a benchmark; each compares two things in one run, or with a bound, and exits 1 above it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fail, ready, root } from './bootstrap.mjs';
import { build } from './build/build.mjs';

/** Those that build and start what they need; the others are the back end's (api/bench). @type {Record<string, string>} */
const programs = {
  'chat-history': 'mfe-chat/bench/history.mjs',
  'chat-latency': 'mfe-chat/bench/latency.mjs',
  edit: 'scripts/bench/edit.mjs',
  faults: 'scripts/bench/faults.mjs',
  lighthouse: 'scripts/bench/lighthouse.mjs',
  'main-thread': 'scripts/bench/main-thread.mjs',
  map: 'mfe-catalogue/bench/map.mjs',
  photos: 'scripts/bench/photos.mjs',
  results: 'mfe-catalogue/bench/results.mjs',
};

await ready();
const { readPackage } = await import('@lintel/build/packages.mjs');
const ofApi = Object.keys(readPackage(root, 'api').entry ?? {})
  .filter((name) => name.startsWith('bench-'))
  .map((name) => name.slice('bench-'.length));
const name = process.argv[2] ?? '';
const own = Object.hasOwn(programs, name) ? programs[name] : undefined;
if (!own && !ofApi.includes(name))
  fail(`Which benchmark? npm run bench -- ${[...ofApi, ...Object.keys(programs)].join(' | ')}`);
if (!own) await build({ only: 'api', log: (line) => console.log(line) });
const program = path.join(root, own ?? `api/dist/bench-${name}.mjs`);
process.exit(
  spawnSync(process.execPath, [program, ...process.argv.slice(3)], { cwd: root, stdio: 'inherit' }).status ??
    1,
);
