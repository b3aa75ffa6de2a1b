// @ts-check
// npm run bench -- <name>: runs a benchmark of the api, or of a page; each compares two things in one run and exits 1 above its bound.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fail, ready, root } from './bootstrap.mjs';
import { build } from './build/build.mjs';

await ready();
const { readPackage } = await import('@lintel/build/packages.mjs');
const known = Object.keys(readPackage(root, 'api').entry ?? {})
  .filter((name) => name.startsWith('bench-'))
  .map((name) => name.slice('bench-'.length));
const pages = { map: 'mfe-catalogue/bench/map.mjs' };
const name = process.argv[2] ?? '';
const page = Object.hasOwn(pages, name) ? pages[/** @type {keyof typeof pages} */ (name)] : undefined;
if (!page && !known.includes(name))
  fail(`Which benchmark? npm run bench -- ${[...known, ...Object.keys(pages)].join(' | ')}`);
if (page) {
  const { status } = spawnSync(process.execPath, [path.join(root, page)], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}
await build({ only: 'api', log: (line) => console.log(line) });
const program = path.join(root, `api/dist/bench-${name}.mjs`);
process.exit(
  spawnSync(process.execPath, [program, ...process.argv.slice(3)], { cwd: root, stdio: 'inherit' }).status ??
    1,
);
