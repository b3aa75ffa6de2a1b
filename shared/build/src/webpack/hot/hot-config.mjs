// @ts-check
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { webpackConfig } from '../config.mjs';

const require = createRequire(import.meta.url);
const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** What only releases need: files beside the scripts, which a page in development takes from its environment, and hints for browsers. */
const ofReleases = new Set([
  'AppIconsPlugin',
  'BannerPlugin',
  'BuildInfoPlugin',
  'PageStylesheetPlugin',
  'SingleScriptPlugin',
  'SubresourceIntegrityPlugin',
]);

/** What edits leave as it is, in files of its own that are not written again. */
/** @type {{ test: RegExp, name: string, chunks: 'initial', enforce: boolean }} */
const libraries = { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial', enforce: true };

/**
 * webpack configuration of the shell or a remote that is being worked on: modules are replaced in the open page, with the state of
 * React components kept (ADR 0143).
 * @param {import('../../packages.mjs').Package} pkg
 * @param {{ root: string, outDir: string }} options
 * @returns {webpack.Configuration}
 */
export function hotConfig(pkg, { root, outDir }) {
  const config = webpackConfig(pkg, { root, version: pkg.version, build: 'dev', outDir, development: true });
  const isShell = pkg.kind === 'shell';
  return {
    ...config,
    // An open page takes over one build after the other, so files of earlier builds stay.
    output: {
      ...config.output,
      clean: false,
      pathinfo: false,
      hotUpdateGlobal: `lintelUpdate ${pkg.name}`,
    },
    entry: isShell ? { main: [here('./page-runtime.mjs'), './src/main.tsx'] } : {},
    // Starting takes seconds, and nothing is written between edits.
    cache: { type: 'memory', cacheUnaffected: true },
    snapshot: { module: { timestamp: true }, resolve: { timestamp: true } },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        'react/jsx-dev-runtime$': here('./jsx-dev-runtime.mjs'),
        'react-refresh/runtime$': require.resolve('react-refresh/runtime'),
      },
    },
    module: {
      unsafeCache: true,
      rules: [
        {
          test: /[\\/]locales[\\/](en|de|ar)(\.deferred)?\.json$/,
          type: 'javascript/auto',
          use: [{ loader: here('./texts-loader.mjs'), options: { owner: pkg.name } }],
        },
        {
          test: /\.tsx?$/,
          exclude: /node_modules|\.worker\.ts$/,
          enforce: 'post',
          use: [{ loader: here('./refresh-loader.mjs'), options: { owner: pkg.name } }],
        },
        ...(config.module?.rules ?? []),
      ],
    },
    optimization: {
      ...config.optimization,
      // Pages keep the last build that could be made: the files that its description names, also for a page that is opened meanwhile.
      emitOnErrors: false,
      moduleIds: 'named',
      chunkIds: 'named',
      realContentHash: false,
      minimize: false,
      usedExports: false,
      innerGraph: false,
      sideEffects: false,
      removeAvailableModules: false,
      removeEmptyChunks: false,
      mergeDuplicateChunks: false,
      ...(isShell ? { splitChunks: { chunks: 'all', cacheGroups: { libraries } } } : {}),
    },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => plugin && !ofReleases.has(plugin.constructor.name)),
      new webpack.HotModuleReplacementPlugin(),
    ],
  };
}
