// @ts-check
// npm run exec -- jest --selectProjects api: a tool of the workspace, or any command, on the Node that the product runs on.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fail, ready, root } from './bootstrap.mjs';

await ready();
const [command, ...args] = process.argv.slice(2);
if (!command) fail('Which command? npm run exec -- jest --selectProjects api');
process.env['PATH'] = [path.join(root, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter);
const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
if (error) fail(`${command} cannot be run: ${error.message}.`);
process.exit(status ?? 1);
