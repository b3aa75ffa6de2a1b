import { createHash } from 'node:crypto';
import esbuild from 'esbuild';
import webpack from 'webpack';

/**
 * Writes the page's service worker into the build as one file without imports, `service-worker.<hash>.js`. The registry's
 * server serves the one of the live release at a constant address.
 */
export class ServiceWorkerPlugin {
  /** @param {{ entry: string }} options absolute path of the worker's first module */
  constructor({ entry }) {
    this.entry = entry;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ServiceWorker', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'ServiceWorker', stage }, async () => {
        const { outputFiles } = await esbuild.build({
          entryPoints: [this.entry],
          bundle: true,
          write: false,
          minify: true,
          format: 'iife',
          platform: 'browser',
          target: 'es2022',
          legalComments: 'none',
          define: { 'process.env.NODE_ENV': '"production"' },
        });
        const code = /** @type {esbuild.OutputFile} */ (outputFiles[0]).text;
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
        compilation.emitAsset(`service-worker.${hash}.js`, new webpack.sources.RawSource(code));
      });
    });
  }
}
