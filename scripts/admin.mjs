// @ts-check
// npm run admin -- <command>: approves, rejects, verifies, announces, … on the running product. --help lists the commands.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ready, root } from './bootstrap.mjs';
import { build } from './build/build.mjs';

await ready();
await build({ only: 'api', log: () => {} });
const program = path.join(root, 'api/dist/admin.mjs');
const env = {
  ...process.env,
  LINTEL_DATA: process.env['LINTEL_DATA'] ?? path.join(root, '.lintel'),
  // Begins the addresses of files that lists name.
  PUBLIC_URL: process.env['PUBLIC_URL'] ?? 'http://localhost:8080',
};
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
  env,
  stdio: 'inherit',
});
process.exit(status ?? 1);
