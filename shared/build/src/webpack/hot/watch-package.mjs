import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { evaluateModule } from '../../node/evaluate-module.mjs';
import { hotConfig } from './hot-config.mjs';

/**
 * One build of the shell or a remote that is being worked on. `build` differs when anything in it does; `manifest` is a remote's,
 * `scripts` are what a page runs of the shell.
 * @typedef {{ build: string, container: string, integrity: string, manifest: { mounts: { path: string }[] }, scripts: string[] }} LocalBuild
 */

const ENTRY = 'remoteEntry.js';

/**
 * Builds the shell or a remote again and again while its sources change, with the modules that changed as files of their own, which
 * open pages take over.
 * @param {{ root: string, pkg: import('../../packages.mjs').Package, outDir: string, config?: webpack.Configuration, onStart(): void, onBuild(build: LocalBuild): void, onProblem(text: string): void }} options
 * @returns {{ close(): Promise<void> }}
 */
export function watchPackage({
  root,
  pkg,
  outDir,
  config = hotConfig(pkg, { root, outDir }),
  onStart,
  onBuild,
  onProblem,
}) {
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
  /** The shell's loader takes no entry without its hash. */
  const entryIntegrity = () =>
    `sha256-${createHash('sha256')
      .update(fs.readFileSync(path.join(outDir, ENTRY)))
      .digest('base64')}`;
  /** @type {(stats: webpack.Stats) => Promise<LocalBuild>} */
  const describe = async (stats) => {
    const { manifest } = await evaluated;
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
    if (error || !stats) return onProblem(String(error));
    if (stats.hasErrors()) return onProblem(stats.toString({ all: false, errors: true, colors: false }));
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
