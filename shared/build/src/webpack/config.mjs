// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { AppIconsPlugin, notificationIcons } from './app-icons.mjs';
import { bundlerRuntime, stubUnusedModules } from './stub-modules.mjs';
import { PageStylesheetPlugin } from './page-stylesheet.mjs';
import { BuildInfoPlugin, SmallRuntimePlugin, StableEntryIdPlugin } from './plugins.mjs';
import { moduleRules } from './rules/rules.mjs';
import { SingleScriptPlugin } from './single-script.mjs';
import { consumedLibraries, libraryAliases, sharedVersions } from './shared-libraries.mjs';

const require = createRequire(import.meta.url);

/** For what of ours imports it: the ESM build, of which unused parts can be left out. */
const runtimeCore = require.resolve('@module-federation/runtime-core').replace(/index\.cjs$/, 'index.js');

/**
 * Scripts of which a page that needs them runs nearly all: Chromium then compiles them whole in the background while they arrive, instead of
 * each function on the main thread when it is called first (explicit compile hints; other browsers see a comment).
 */
const RUN_AS_A_WHOLE = /^(main|common|remote|remoteEntry|page-.*|\d+)\.js$/;
/** Where the text of the page's style sheet comes from. */
const stylesheetModule = fileURLToPath(new URL('../../../ui/src/stylesheet.ts', import.meta.url));

/** `mfe-chat`, `1.13.9`, `ab12cd34` → `mfe_chat__1_13_9__ab12cd34`: two versions never share a global name. */
export const containerName = (
  /** @type {string} */ name,
  /** @type {string} */ version,
  /** @type {string} */ build,
) => `${name}__${version}__${build}`.replace(/\W/g, '_');

/**
 * webpack configuration of the shell or of a remote.
 * @param {import('../packages.mjs').Package} pkg
 * @param {{ root: string, version: string, build: string, outDir: string, development?: boolean }} options
 * @returns {webpack.Configuration}
 */
export function webpackConfig(pkg, { root, version, build, outDir, development = false }) {
  const isShell = pkg.kind === 'shell';
  const container = containerName(pkg.name, version, build);
  // The folder of a build never changes, so names need no hashes, which every entry would have to list.
  const name = '[name].js';
  return {
    name: pkg.name,
    context: pkg.dir,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    entry: isShell ? { main: './src/main.tsx' } : {},
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      path: outDir,
      filename: name,
      chunkFilename: name,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      publicPath: 'auto',
      uniqueName: container,
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        ...(isShell ? libraryAliases(pkg.dir, development) : {}),
        '@module-federation/runtime-core$': runtimeCore,
      },
    },
    module: {
      rules: moduleRules(pkg.dir, development),
      // Nothing asks a function for its name.
      parser: { javascript: { anonymousDefaultExportName: false } },
    },
    // The federation's generated entry carries the version, which a cache from another build would bring back.
    cache: development && {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      name: container,
      buildDependencies: { config: [fileURLToPath(import.meta.url)] },
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      realContentHash: true,
      runtimeChunk: false,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: { condition: 'some', filename: 'licences.txt', banner: false },
          // Three passes and modern syntax: 0.8 KB less on the first screen than the defaults.
          terserOptions: { ecma: 2022, compress: { passes: 3, ecma: 2022 }, mangle: true },
        }),
      ],
      splitChunks: {
        chunks: isSplit,
        cacheGroups: { ...(isShell ? {} : fewChunks), ...deferredTexts, ...mapEngine, ...formLibraries },
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
        ...(isShell ? { SHARED_VERSIONS: JSON.stringify(sharedVersions(pkg.dir)) } : {}),
      }),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        // The shell puts its libraries into the share scope itself (platform/loader/shared-libraries.ts).
        ...(isShell
          ? {}
          : {
              exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
              shared: consumedLibraries(pkg.dir),
            }),
        // The default, version-first, lets one dead remote blank the page.
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        experiments: {
          ...(isShell ? {} : { externalRuntime: true }),
          // The shell runs entries itself (platform/loader/federation.ts), so that nothing else can load a remote.
          optimization: { disableSnapshot: true, disableRemote: isShell, target: 'web' },
        },
      }),
      ...stubUnusedModules(),
      bundlerRuntime(isShell),
      new SmallRuntimePlugin(),
      new StableEntryIdPlugin(),
      ...(isShell ? pageFiles(pkg.dir) : []),
      new BuildInfoPlugin({ container }),
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: RUN_AS_A_WHOLE,
        // After the minimizer, which would remove it; before hashes are taken.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      // The hash of a chunk stands in the script that loads it (ADR 0092, 0125); those of entries stand in the lock.
      new SubresourceIntegrityPlugin({
        hashFuncNames: ['sha256'],
        hashLoading: 'lazy',
        enabled: !development,
      }),
    ],
  };
}

/** What a page has beside scripts. @param {string} dir of the shell */
const pageFiles = (dir) => [
  new PageStylesheetPlugin({ module: stylesheetModule }),
  new SingleScriptPlugin({
    name: 'service-worker',
    entry: path.join(dir, 'src/features/offline/worker/service-worker.ts'),
    data: async () => ({ NOTIFICATION_ICONS: await notificationIcons(path.join(dir, 'assets/mark.svg')) }),
  }),
  new SingleScriptPlugin({ name: 'starter', entry: path.join(dir, 'src/starter.ts') }),
  new AppIconsPlugin({ mark: path.join(dir, 'assets/mark.svg') }),
];

/**
 * Whether the product's front door needs a module. @param {webpack.Module} module
 * @param {{ chunkGraph: webpack.ChunkGraph }} context
 */
function onFirstScreen(module, { chunkGraph }) {
  return [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'page-home');
}

/** @typedef {Exclude<NonNullable<webpack.Configuration['optimization']>['splitChunks'], false | undefined>['cacheGroups']} CacheGroups */

/** Filters of searches: several parts of few pages need them, and the first screen and all other pages do without. */
const filterModules =
  /[\\/](common[\\/]search[\\/]filters[\\/]|map[\\/](src|dist)[\\/]areas[\\/]areas\.[jt]s$)/;
/** @param {webpack.Module} module @param {{ chunkGraph: webpack.ChunkGraph }} context */
const isSearchFilter = (module, context) =>
  filterModules.test(module.nameForCondition() ?? '') && !onFirstScreen(module, context);

/** Fields for numbers: a form begins without them. */
const numberModules =
  /[\\/](inputs[\\/](number-field|numbers[\\/][\w-]+)|values[\\/]money-field|bindings[\\/](use-)?number-fields?)\.[jt]sx?$/;
/** @param {webpack.Module} module @param {{ chunkGraph: webpack.ChunkGraph }} context */
const isNumberField = (module, context) =>
  numberModules.test(module.nameForCondition() ?? '') && !onFirstScreen(module, context);

/**
 * What many pages of a remote need comes with its start, so that a page takes few requests and compresses well; what the first screen
 * does without is a file of its own.
 * @type {CacheGroups}
 */
const fewChunks = {
  default: false,
  defaultVendors: false,
  start: { name: 'remote', test: onFirstScreen, chunks: 'async', minChunks: 3, enforce: true },
  filters: { name: 'search-filters', test: isSearchFilter, chunks: 'async', enforce: true },
  numbers: {
    name: 'number-fields',
    test: isNumberField,
    chunks: 'async',
    minChunks: 2,
    enforce: true,
    priority: 11,
  },
  more: { name: 'common-more', chunks: 'async', minChunks: 5, enforce: true, priority: -1 },
};

/** English texts that no first screen needs are one file, whichever pages bring them; those that only some pages have, another. @type {CacheGroups} */
const deferredTexts = {
  texts: {
    // Those of shared/i18n belong to the client.
    test: /(?<!i18n[\\/](src|dist))[\\/]locales[\\/]en\.deferred\.json$/,
    name: (module) =>
      `texts-${/\?(\w+)[\w,]*&only$/.exec(/** @type {webpack.NormalModule} */ (module).resource)?.[1] ?? 'deferred'}`,
    chunks: 'async',
    enforce: true,
    priority: 10,
  },
};

/** A font stays in the chunk that asks for it: one request each. @param {webpack.Chunk} chunk */
const isSplit = (chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith('font-');

/** What only some maps need of OpenLayers stays with them: readers of foreign style sheets, drawing in the page itself. */
const ofSomeMaps = new Set(['map-style-sheet', 'map-here']);

/**
 * Whether a module is OpenLayers or what that needs, and every map needs it. @param {webpack.Module} module @param {{ chunkGraph: webpack.ChunkGraph }} context
 */
function ofEveryMap(module, { chunkGraph }) {
  const file = module.nameForCondition() ?? '';
  if (!/[\\/]node_modules[\\/](ol|rbush|quickselect|earcut|pbf)[\\/]/.test(file)) return false;
  return [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => !ofSomeMaps.has(String(name)));
}

/** OpenLayers is one file, whichever maps a package shows, and never part of what other pages share. @type {CacheGroups} */
const mapEngine = {
  mapEngine: { test: ofEveryMap, name: 'map-engine', chunks: 'async', enforce: true, priority: 10 },
};

/** What forms are made with is one file, fetched with the first form, and never part of what other pages share. @type {CacheGroups} */
const formLibraries = {
  formLibraries: {
    test: /[\\/](node_modules[\\/](react-)?final-form(-arrays)?|node_modules[\\/]yup|(shared[\\/]ui[\\/]src|@lintel[\\/]ui[\\/]dist)[\\/]forms)[\\/]/,
    name: 'form-libraries',
    chunks: 'async',
    enforce: true,
    priority: 10,
  },
};
