// @ts-check
// npm run registry -- <command> …: the registry's command line, from its bundle.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ready, root } from './bootstrap.mjs';
import { build } from './build/build.mjs';

await ready();
await build({ only: 'registry', log: () => {} });
const cli = path.join(root, 'registry/dist/cli.mjs');
process.exit(
  spawnSync(process.execPath, [cli, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' }).status ?? 1,
);
