// @ts-check
// Brings the workspace into a state in which its tools run; needs nothing but npm and a Node that runs it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bringNode } from './node/bring-node.mjs';
import { continueOnNode } from './node/continue-on-node.mjs';
import { npmCommand } from './node/npm-command.mjs';
import { obstacleTo, REACH_REGISTRY } from './node/obstacle.mjs';
import { reachOwnServers } from './node/own-servers.mjs';
import { runAlong } from './node/run-along.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Ends the program with one sentence that states what to do. @param {string} sentence @returns {never} */
export function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

const stamp = path.join(root, 'node_modules/.lintel-installed');
const hashOf = (/** @type {string[]} */ ...texts) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
};
const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8');

/** @returns {{ packageManager: string, engines: { node: string } }} */
const manifest = () => JSON.parse(read('package.json'));

/** What an installation depends on: the lockfile, what packages ask for, and this machine. */
function wantedInstallation() {
  const folders = [
    ...fs.readdirSync(root),
    ...fs.readdirSync(path.join(root, 'shared')).map((name) => `shared/${name}`),
  ];
  const manifests = folders
    .map((folder) => `${folder}/package.json`)
    .filter((file) => fs.existsSync(path.join(root, file)))
    .map((file) => {
      const { dependencies, devDependencies, peerDependencies } = JSON.parse(read(file));
      return JSON.stringify([file, dependencies, devDependencies, peerDependencies]);
    });
  return {
    lockfile: hashOf(read('pnpm-lock.yaml')),
    manifests: hashOf(read('pnpm-workspace.yaml'), ...manifests),
    machine: `${process.version} ${process.platform} ${process.arch}`,
  };
}

/** What was installed last; null when that is not known. @returns {ReturnType<typeof wantedInstallation> | null} */
function lastInstallation() {
  try {
    return JSON.parse(fs.readFileSync(stamp, 'utf8'));
  } catch {
    return null;
  }
}

/** Characters that webpack, module federation or the list of folders with programs (PATH) read as more than part of a name. */
const UNUSABLE = /[#!?'*:]/g;

/** Ends the program where tools would misread the path of the workspace, with an error that does not name the reason. */
function checkFolder() {
  const found = [...new Set(path.relative(path.parse(root).root, root).match(UNUSABLE))];
  if (found.length > 0)
    fail(
      `The folder ${root} has ${found.join(' and ')} in its name, which tools of the build misread. Move it to a path without # ! ? ' * : and run the same command again.`,
    );
}

/**
 * Continues on the Node that the product needs, and installs from the lockfile when it, what packages ask for, or Node changed
 * since the last time. A lockfile that did not follow a change of the catalog or of a package.json does so now, but in CI, where
 * it has to fit.
 */
export async function ready() {
  checkFolder();
  reachOwnServers(process.env);
  await continueOnNode({
    range: manifest().engines.node,
    bring: () => bringNode({ cache: path.join(root, '.cache/node') }),
    fail,
  });
  const [wanted, last] = [wantedInstallation(), lastInstallation()];
  if (JSON.stringify(wanted) === JSON.stringify(last)) return;
  if (
    last &&
    last.lockfile === wanted.lockfile &&
    last.manifests !== wanted.manifests &&
    !process.env['CI']
  ) {
    console.error(
      'Packages ask for something else than the lockfile has: installing it, and writing the lockfile …',
    );
    return install();
  }
  console.error('Installing packages from the lockfile (the first time takes about a minute) …');
  const { status, error } = await pnpm([
    'install',
    '--frozen-lockfile',
    '--config.confirmModulesPurge=false',
  ]);
  if (status !== 0) {
    const obstacle = obstacleTo(root);
    const problem = obstacle?.problem ?? error?.message;
    fail(
      `The packages could not be installed: ${problem ?? 'see the lines above'}. ${obstacle?.remedy ?? REACH_REGISTRY}, and run the same command again.`,
    );
  }
  fs.writeFileSync(stamp, JSON.stringify(wanted));
}

/** Takes what packages of the workspace ask for into the lockfile, and links it. */
export async function install() {
  const { status } = await pnpm([
    'install',
    '--no-frozen-lockfile',
    '--prefer-offline',
    '--config.confirmModulesPurge=false',
  ]);
  if (status !== 0)
    fail('The packages could not be linked: see the lines above, and run npm run build again.');
  fs.writeFileSync(stamp, JSON.stringify(wantedInstallation()));
}

/** Runs the pinned pnpm: the one on the path when it has that version, else through npm. @param {string[]} args */
function pnpm(args) {
  // What is killed halfway is neither the installation before nor the one that was wanted.
  fs.rmSync(stamp, { force: true });
  const version = manifest().packageManager.split('@')[1];
  const installed = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8' });
  const own = installed.status === 0 && installed.stdout.trim() === version;
  const [command, rest] = own
    ? ['pnpm', args]
    : npmCommand(['exec', '--yes', '--loglevel=error', `--package=pnpm@${version}`, '--', 'pnpm', ...args]);
  // Its words are no answer of the command that needs it.
  return runAlong(command, rest, { cwd: root, stdio: ['ignore', 2, 'inherit'] });
}
