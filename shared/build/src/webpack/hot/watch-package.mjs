// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { evaluateModule } from '../../node/evaluate-module.mjs';
import { refuseUnknownChunks } from '../build-pages.mjs';
import { buildProblems } from '../build-problems.mjs';
import { reloadConfig } from '../reload-config.mjs';
import { hotConfig } from './hot-config.mjs';
import { updateModules } from './module-updates.mjs';

/**
 * One build of the shell or a remote that is being worked on. `build` differs when anything in it does; `manifest` is a remote's,
 * `scripts` are what a page runs of the shell.
 * @typedef {{ build: string, container: string, integrity: string, manifest: { mounts: { path: string }[] }, scripts: string[] }} LocalBuild
 */

const ENTRY = 'remoteEntry.js';

/** Before a build takes the processor, so that pages have shown the new modules by then. Milliseconds. */
const HEAD_START_MS = 100;

/**
 * Builds the shell or a remote again and again while its sources change, with the modules that changed as files of their own, which
 * open pages take over. What a page can replace alone it gets ahead of the build (ADR 0163). With `reloads` they load the page again
 * instead, as beside a released shell.
 * @param {{ root: string, pkg: import('../../packages.mjs').Package, outDir: string, reloads?: boolean, onStart(): void, onUpdate(update: import('./module-updates.mjs').ModuleUpdate): void, onBuild(build: LocalBuild): void, onProblem(text: string): void }} options
 * @returns {{ close(): Promise<void> }}
 */
export function watchPackage({ root, pkg, outDir, reloads = false, onStart, onUpdate, onBuild, onProblem }) {
  const config = (reloads ? reloadConfig : hotConfig)(pkg, { root, outDir });
  const isShell = pkg.kind === 'shell';
  const manifestFile = path.join(pkg.dir, 'src/manifest.ts');
  fs.rmSync(outDir, { recursive: true, force: true });
  const compiler = webpack(config);
  /** @type {Promise<Record<string, any>>} */ let evaluated = Promise.resolve({ manifest: { mounts: [] } });
  let manifestText = '';
  // Addresses and widgets are data beside the code: no module need import them.
  if (!isShell)
    compiler.hooks.afterCompile.tap('WatchManifest', ({ fileDependencies }) => {
      fileDependencies.add(manifestFile);
    });
  compiler.hooks.watchRun.tap('WatchPackage', ({ modifiedFiles }) => {
    onStart();
    const isNew = !manifestText || !modifiedFiles || [...modifiedFiles].some((file) => file.endsWith('.ts'));
    if (isShell || !isNew) return;
    // Beside the compilation; what it throws is reported after that.
    evaluated = evaluateModule(manifestFile);
    evaluated.catch(() => {});
  });
  /** @type {webpack.Compilation | undefined} */ let lastGood;
  compiler.hooks.watchRun.tapPromise('UpdateModules', async ({ modifiedFiles, removedFiles }) => {
    if (reloads || !modifiedFiles || removedFiles?.size) return;
    // What goes wrong here is left to the build, which reports it.
    const update = await updateModules(lastGood, modifiedFiles).catch(() => null);
    if (!update) return;
    onUpdate(update);
    await new Promise((resolve) => setTimeout(resolve, HEAD_START_MS));
  });
  /** The shell's loader takes no entry without its hash. */
  const entryIntegrity = () =>
    `sha256-${createHash('sha256')
      .update(fs.readFileSync(path.join(outDir, ENTRY)))
      .digest('base64')}`;
  /** @type {(stats: webpack.Stats) => Promise<LocalBuild>} */
  const describe = async (stats) => {
    const { manifest } = await evaluated;
    refuseUnknownChunks(pkg.name, manifest, (chunk) => stats.compilation.namedChunks.has(chunk));
    manifestText = JSON.stringify(manifest);
    const hash = createHash('sha256')
      .update(stats.hash ?? '')
      .update(manifestText);
    const files = isShell ? (stats.compilation.entrypoints.get('main')?.getFiles() ?? []) : [];
    return {
      build: hash.digest('hex').slice(0, 8),
      container: String(config.output?.uniqueName),
      integrity: isShell ? '' : entryIntegrity(),
      manifest,
      scripts: files.filter((file) => /(?<!hot-update)\.js$/.test(file)),
    };
  };
  let isWarm = false;
  const watching = compiler.watch({ aggregateTimeout: 5 }, (error, stats) => {
    lastGood = error || stats?.hasErrors() ? undefined : stats?.compilation;
    if (error || !stats) return onProblem(String(error));
    if (stats.hasErrors()) return onProblem(buildProblems(stats));
    if (!isWarm) {
      // A second build of the same: the first edit then takes as long as all others.
      isWarm = true;
      return watching?.invalidate();
    }
    describe(stats).then(onBuild, (problem) => onProblem(String(problem)));
  });
  return {
    close: () =>
      new Promise((resolve) => {
        if (watching) watching.close(() => compiler.close(() => resolve()));
        else compiler.close(() => resolve());
      }),
  };
}
