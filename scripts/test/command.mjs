// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../bootstrap.mjs';

/**
 * Runs a tool of the workspace and keeps what it prints; `live` also shows it, or only what goes to the standard error.
 * @param {string} tool @param {string[]} args @param {{ live?: boolean | 'stderr', env?: Record<string, string | undefined>, cwd?: string }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(tool, args, { live = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const bin = path.join(root, 'node_modules/.bin', tool);
    const [command, ...rest] = tool === 'node' ? [process.execPath, ...args] : [bin, ...args];
    const child = spawn(command, rest, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (live === true || (live && stream === child.stderr)) process.stdout.write(chunk);
      });
    }
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}
