// @ts-check
// Brings Node from the npm registry that the user configured. npm checks the hash that the lockfile pins.
import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand } from './npm-command.mjs';
import { obstacleTo, REACH_REGISTRY } from './obstacle.mjs';

/** @typedef {{ version: string, integrity: string, os?: string | string[], cpu?: string | string[], bin?: Record<string, string> }} LockedPackage */
/** @typedef {{ path: string } | { problem: string, remedy?: string }} Brought `remedy` is what a user can do but install Node. */

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * The program of the pinned Node for this platform, downloaded into the cache when it is not there yet.
 * @param {{ cache: string, manifests?: string, platform?: string, arch?: string }} options
 *   `cache` keeps one folder per version; `manifests` holds the package.json and lockfile that pin Node.
 * @returns {Promise<Brought>}
 */
export async function bringNode({
  cache,
  manifests = here,
  platform = process.platform,
  arch = process.arch,
}) {
  const lock = JSON.parse(fs.readFileSync(path.join(manifests, 'package-lock.json'), 'utf8'));
  const entry = Object.entries(/** @type {Record<string, LockedPackage>} */ (lock.packages)).find(
    ([, { os, cpu }]) => [os].flat().includes(platform) && [cpu].flat().includes(arch),
  );
  if (!entry) return { problem: `there is none for ${platform} on ${arch}` };
  const [folder, { version, integrity, bin }] = entry;
  const home = path.join(cache, `${version}-${platform}-${arch}`);
  const program = path.join(home, folder, bin?.['node'] ?? 'bin/node');
  if (runs(program, version)) return { path: program };

  console.error(`Bringing Node ${version} from the npm registry (once, about 50 MB) …`);
  // Beside its place and renamed at the end: two commands may do this at once, and either may be ended halfway.
  let draft = '';
  try {
    fs.mkdirSync(cache, { recursive: true });
    draft = fs.mkdtempSync(path.join(cache, 'draft-'));
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    return (
      obstacleTo(cache) ?? { problem: `${cache} cannot be written (${code})`, remedy: 'Make it writable' }
    );
  }
  try {
    const output = await install(draft, { folder, version, integrity });
    if (!runs(path.join(draft, path.relative(home, program)), version))
      return obstacleTo(draft) ?? { problem: reason(output), remedy: REACH_REGISTRY };
    fs.rmSync(path.join(draft, folder, 'include'), { recursive: true, force: true });
    if (!runs(program, version)) {
      fs.rmSync(home, { recursive: true, force: true });
      // Other users of the workspace run it too.
      fs.chmodSync(draft, fs.statSync(cache).mode);
      fs.renameSync(draft, home);
    }
    return { path: program };
  } catch (error) {
    // The other command was first.
    return runs(program, version)
      ? { path: program }
      : { problem: error instanceof Error ? error.message : String(error) };
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

/** Whether a program is the Node of a version and works on this machine. @param {string} program @param {string} version */
function runs(program, version) {
  if (!fs.existsSync(program)) return false;
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return stdout?.trim() === `v${version}`;
}

/**
 * Installs one package as the only and needed one: npm leaves out optional ones that fail, silently. Resolves with npm's words.
 * @param {string} draft @param {{ folder: string, version: string, integrity: string }} entry @returns {Promise<string>}
 */
function install(draft, { folder, version, integrity }) {
  const wanted = { dependencies: { [path.posix.basename(folder)]: version } };
  const packages = { '': wanted, [folder]: { version, integrity } };
  fs.writeFileSync(path.join(draft, 'package.json'), JSON.stringify(wanted));
  fs.writeFileSync(
    path.join(draft, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
  );
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, args] = npmCommand(['ci', `--prefix=${draft}`, ...options]);
  return new Promise((resolve) => {
    execFile(command, args, { cwd: draft }, (error, _, stderr) => resolve(stderr || (error?.message ?? '')));
  });
}

/** What npm complained about. @param {string} output */
const reason = (output) => {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!) ?/, '').replace(/\.?\s*$/, ''));
  const complaint = lines.find((line) => line !== '' && !/^(code|errno|A complete log)/.test(line));
  return complaint ?? 'what came does not run on this machine';
};
