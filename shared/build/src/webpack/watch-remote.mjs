import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { evaluateModule } from '../node/evaluate-module.mjs';
import { webpackConfig } from './config.mjs';

/**
 * One build of a remote that is being worked on. `build` differs when anything in it does.
 * @typedef {{ build: string, container: string, integrity: string, manifest: { mounts: { path: string }[] } }} LocalBuild
 */

/**
 * Builds one remote again and again while its sources change. It is the production build without its slow last steps
 * (minifying, joining modules), so that the page loads it exactly as it loads a release: with hashes, below its own container.
 * @param {{ root: string, pkg: import('../packages.mjs').Package, onStart(): void, onBuild(build: LocalBuild): void, onProblem(text: string): void }} options
 * @returns {{ outDir: string, close(): Promise<void> }}
 */
export function watchRemote({ root, pkg, onStart, onBuild, onProblem }) {
  const outDir = path.join(root, '.cache/dev', pkg.name);
  const manifestFile = path.join(pkg.dir, 'src/manifest.ts');
  const config = webpackConfig(pkg, { root, version: pkg.version, build: 'dev', outDir });
  const compiler = webpack({
    ...config,
    devtool: 'cheap-module-source-map',
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      name: `dev-${pkg.name}`,
      buildDependencies: { config: [path.join(import.meta.dirname, 'config.mjs')] },
      // At once, and not seconds later, when editing has begun.
      idleTimeoutForInitialStore: 0,
    },
    optimization: {
      ...config.optimization,
      minimize: false,
      concatenateModules: false,
      realContentHash: false,
      innerGraph: false,
      mangleExports: false,
    },
  });
  // Addresses and widgets are data beside the code: no module need import them.
  compiler.hooks.afterCompile.tap('WatchManifest', ({ fileDependencies }) => {
    fileDependencies.add(manifestFile);
  });
  /** @type {Promise<Record<string, unknown>>} */ let evaluated;
  compiler.hooks.watchRun.tap('WatchRemote', () => {
    onStart();
    // Beside the compilation; what it throws is reported after that.
    evaluated = evaluateModule(manifestFile);
    evaluated.catch(() => {});
  });
  /** @type {(stats: webpack.Stats) => Promise<LocalBuild>} */
  const describe = async (stats) => {
    const { manifest } = await evaluated;
    const entry = fs.readFileSync(path.join(outDir, 'remoteEntry.js'));
    const hash = createHash('sha256')
      .update(stats.hash ?? '')
      .update(JSON.stringify(manifest));
    return {
      build: hash.digest('hex').slice(0, 8),
      container: String(config.output?.uniqueName),
      integrity: `sha256-${createHash('sha256').update(entry).digest('base64')}`,
      manifest: /** @type {LocalBuild['manifest']} */ (manifest),
    };
  };
  let isWarm = false;
  const watching = compiler.watch({ aggregateTimeout: 10 }, (error, stats) => {
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
    outDir,
    close: () =>
      new Promise((resolve) => {
        watching?.close(() => compiler.close(() => resolve()));
      }),
  };
}
