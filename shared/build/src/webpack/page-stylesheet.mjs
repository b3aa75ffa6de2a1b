// @ts-check
import { createHash } from 'node:crypto';
import esbuild from 'esbuild';
import webpack from 'webpack';
import { evaluateModule } from '../node/evaluate-module.mjs';

/**
 * Writes the page's style sheet, `tokens.<hash>.css`, into the build. The module that makes its text is run here, at build
 * time, so that token values never travel as JavaScript. `build.json` lists the file, and the page links to it.
 */
export class PageStylesheetPlugin {
  /** @param {{ module: string }} options absolute path of a module that exports `pageStylesheet(): string` */
  constructor({ module }) {
    this.module = module;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PageStylesheet', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'PageStylesheet', stage }, async () => {
        const { pageStylesheet } = /** @type {{ pageStylesheet(): string }} */ (
          await evaluateModule(this.module)
        );
        const { code } = await esbuild.transform(pageStylesheet(), { loader: 'css', minify: true });
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
        compilation.emitAsset(`tokens.${hash}.css`, new webpack.sources.RawSource(code));
      });
    });
  }
}
