// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { evaluateModule } from '../node/evaluate-module.mjs';
import { sourceHash } from '../packages.mjs';
import { buildProblems } from './build-problems.mjs';
import { webpackConfig } from './config.mjs';
import { compatibilityRecordOf } from './compatibility-record.mjs';

/**
 * Builds the shell and remotes, each alone to `<package>/dist/<version>-<build>/`, in one process (a multi-compiler is
 * three times faster than one process each). A folder that is already there is not built again.
 * @param {{ root: string, packages: import('../packages.mjs').Package[], version?: string, log(line: string): void }} options
 *   `version` builds another version number than package.json's from the same sources.
 * @returns {Promise<{ name: string, dir: string, built: boolean }[]>}
 */
export async function buildPages({ root, packages, version: forced, log }) {
  const builds = packages.map((pkg) => {
    const version = forced ?? pkg.version;
    const build = sourceHash(root, pkg.folder);
    const outDir = path.join(pkg.dir, 'dist', `${version}-${build}`);
    return { pkg, version, build, outDir, built: !isFinished(outDir) };
  });
  const wanted = builds.filter(({ built }) => built);
  if (wanted.length > 0) {
    log(`building ${wanted.map(({ pkg }) => pkg.name).join(', ')}`);
    await runWebpack(wanted.map(({ pkg, ...options }) => webpackConfig(pkg, { root, ...options })));
    for (const one of wanted) await describeRelease(one);
  }
  return builds.map(({ pkg, outDir, built }) => ({ name: pkg.name, dir: outDir, built }));
}

/** Whether a folder has a build from beginning to end: its description is written last. @param {string} outDir */
export function isFinished(outDir) {
  try {
    JSON.parse(fs.readFileSync(path.join(outDir, 'release.json'), 'utf8'));
    return true;
  } catch {
    return false;
  }
}

/**
 * `release.json` beside the bundle: name, version and build, a remote's manifest as data, and what the parts expect of each
 * other. Written last, so a folder that has the whole of it is complete.
 * @param {{ pkg: import('../packages.mjs').Package, version: string, build: string, outDir: string }} built
 */
export async function describeRelease({ pkg, version, build, outDir }) {
  const manifest =
    pkg.kind === 'remote' ? (await evaluateModule(path.join(pkg.dir, 'src/manifest.ts'))).manifest : null;
  if (manifest) {
    const { chunks } = JSON.parse(fs.readFileSync(path.join(outDir, 'build.json'), 'utf8'));
    refuseUnknownChunks(pkg.name, manifest, (chunk) => Object.hasOwn(chunks, chunk));
    fs.writeFileSync(path.join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  }
  const own =
    pkg.kind === 'shell'
      ? await evaluateModule(path.join(pkg.dir, 'src/remotes/routing/shell-paths.ts'))
      : {};
  const paths = own.shellPaths ?? [];
  const data = own.shellData ?? [];
  const record = await compatibilityRecordOf({ pkg, manifest });
  const { name, owner, csp = {} } = pkg;
  const release = { name, version, build, owner, csp, manifest, paths, data, ...record };
  fs.writeFileSync(path.join(outDir, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
}

/**
 * A mount with a name that no chunk has would be announced without its scripts, and nothing on the page would show it.
 * @param {string} name @param {{ mounts: { path: string, chunk?: string }[] }} manifest
 * @param {(chunk: string) => boolean} isBuilt
 */
export function refuseUnknownChunks(name, { mounts }, isBuilt) {
  const lost = mounts.find(({ chunk }) => chunk !== undefined && !isBuilt(chunk));
  if (lost)
    throw new Error(
      `src/manifest.ts of ${name}: ${lost.path} names the chunk ${lost.chunk}, which no webpackChunkName has`,
    );
}

/** Runs a compilation once; rejects with what webpack found wrong. @param {webpack.Configuration[]} configs @returns {Promise<void>} */
export function runWebpack(configs) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(buildProblems(stats)));
        else resolve();
      });
    });
  });
}
