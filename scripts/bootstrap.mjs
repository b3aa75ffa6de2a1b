// @ts-check
// Brings the workspace into a state in which its tools run; needs nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Ends the program with one sentence that says what to do. @param {string} sentence @returns {never} */
export function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(
    `Lintel needs Node 20.19 or newer, and this is ${process.versions.node}. Install a newer Node and run the same command again.`,
  );
}

/** Installs from the lockfile when it, or Node, changed since the last time. */
export async function ready() {
  checkNode();
  const stamp = path.join(root, 'node_modules/.lintel-installed');
  const wanted = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .update(fs.readFileSync(path.join(root, 'pnpm-workspace.yaml')))
    .update(`${process.version} ${process.platform} ${process.arch}`)
    .digest('hex');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages from the lockfile (the first time takes about a minute) …');
  const { status, error } = pnpm(['install', '--frozen-lockfile', '--config.confirmModulesPurge=false']);
  if (status !== 0) {
    fail(
      `The packages could not be installed${error ? ` (${error.message})` : ''}: see the lines above. Check that the npm registry is reachable and run the same command again.`,
    );
  }
  fs.writeFileSync(stamp, wanted);
}

/** Takes a package of the workspace that was just written into the lockfile, and links what it needs. */
export function install() {
  const { status } = pnpm([
    'install',
    '--no-frozen-lockfile',
    '--prefer-offline',
    '--config.confirmModulesPurge=false',
  ]);
  if (status !== 0)
    fail('The packages could not be linked: see the lines above, and run npm run build again.');
}

/** Runs the pinned pnpm: the one on the path when it has that version, else through npm. @param {string[]} args */
function pnpm(args) {
  const { packageManager } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const version = packageManager.split('@')[1];
  const installed = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8' });
  const own = installed.status === 0 && installed.stdout.trim() === version;
  const [command, ...before] = own
    ? ['pnpm']
    : ['npm', 'exec', '--yes', '--loglevel=error', `--package=pnpm@${version}`, '--', 'pnpm'];
  return spawnSync(command ?? 'pnpm', [...before, ...args], { cwd: root, stdio: 'inherit' });
}
