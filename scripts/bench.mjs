// @ts-check
// npm run bench -- <name>: runs a benchmark from api/bench; each compares two things in one run and exits 1 above its bound.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fail, ready, root } from './bootstrap.mjs';
import { build } from './build/build.mjs';

await ready();
const folder = path.join(root, 'api/bench');
const known = fs.readdirSync(folder).map((file) => path.basename(file, '.ts'));
const name = process.argv[2] ?? '';
if (!known.includes(name)) fail(`Which benchmark? npm run bench -- ${known.join(' | ')}`);
await build({ only: 'api', log: (line) => console.log(line) });
const program = path.join(root, `api/dist/bench-${name}.mjs`);
process.exit(
  spawnSync(process.execPath, [program, ...process.argv.slice(3)], { cwd: root, stdio: 'inherit' }).status ??
    1,
);
