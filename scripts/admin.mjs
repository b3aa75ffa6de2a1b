// @ts-check
// npm run admin -- <command>: approves, rejects, verifies, announces, … on the running product. --help lists the commands.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { administration } from './admin/environment.mjs';
import { ready, root } from './bootstrap.mjs';
import { build } from './build/build.mjs';

await ready();
await build({ only: 'api', log: () => {} });
const program = path.join(root, 'api/dist/admin.mjs');
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
  env: administration({ env: process.env, root }),
  stdio: 'inherit',
});
process.exit(status ?? 1);
