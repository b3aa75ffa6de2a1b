// @ts-check
import { createHash } from 'node:crypto';
import esbuild from 'esbuild';
import webpack from 'webpack';

/**
 * Writes a script that runs apart from the page's chunks into the build as one file without imports, `<name>.<hash>.js`: the
 * service worker, which the registry's server serves at a constant address, and the starter of pages with a picture.
 */
export class SingleScriptPlugin {
  /**
   * @param {{ name: string, entry: string, data?: () => Promise<Record<string, unknown>> }} options absolute path of the script's
   *   first module; values of names that it declares
   */
  constructor({ name, entry, data = async () => ({}) }) {
    this.name = name;
    this.entry = entry;
    this.data = data;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SingleScript', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'SingleScript', stage }, async () => {
        const data = Object.entries(await this.data());
        const { outputFiles } = await esbuild.build({
          entryPoints: [this.entry],
          bundle: true,
          write: false,
          minify: true,
          format: 'iife',
          platform: 'browser',
          target: 'es2022',
          legalComments: 'none',
          define: {
            'process.env.NODE_ENV': '"production"',
            ...Object.fromEntries(data.map(([key, value]) => [key, JSON.stringify(value)])),
          },
        });
        const code = /** @type {esbuild.OutputFile} */ (outputFiles[0]).text;
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
        compilation.emitAsset(`${this.name}.${hash}.js`, new webpack.sources.RawSource(code));
      });
    });
  }
}
