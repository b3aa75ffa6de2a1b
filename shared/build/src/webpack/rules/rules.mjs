// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * How modules of each kind become part of a build.
 * @param {string} dir of the package that is built @param {boolean} development @returns {import('webpack').RuleSetRule[]}
 */
export const moduleRules = (dir, development) => [
  { oneOf: [workerRule, ...(development ? [installedRule] : []), scriptRule(dir, development)] },
  sectionsRule,
  { test: /\.(svg|png|webp|avif)$/, type: 'asset/resource' },
  // Fonts travel inside a chunk, which the browser checks against its hash; no page can check one that a style sheet names.
  { test: /\.woff2$/, type: 'asset/inline' },
];

/** `import texts from './x.json?a,b&only'` gives some sections of a file of texts. */
const sectionsRule = {
  test: /\.json$/,
  resourceQuery: /&(only|without)$/,
  loader: fileURLToPath(new URL('./sections-loader.mjs', import.meta.url)),
};

/** `import code from './x.worker.ts?code'` gives the worker's script as text. */
const workerRule = {
  test: /\.worker\.[jt]s$/,
  resourceQuery: /^\?code$/,
  loader: fileURLToPath(new URL('./worker-code-loader.mjs', import.meta.url)),
};

/** Emitted files of our packages in another repository: as sources, they still have the names of tokens and whole styles. */
const installedPackages = /[\\/]@lintel[\\/][\w-]+[\\/]dist[\\/].+\.js$/;

/** A script of a package of modules would see shared libraries as Node sees CommonJS: without their default. */
const asSources = { type: 'javascript/auto' };

/** In development they stay as they are: no edit replaces them. */
const installedRule = { test: installedPackages, ...asSources };

/** @param {string} dir of the package that is built @param {boolean} development */
const scriptRule = (dir, development) => ({
  test: [/\.tsx?$/, installedPackages],
  ...asSources,
  use: [
    {
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', development, refresh: development } },
          ...(development ? {} : { experimental: shorterStyles }),
        },
      },
    },
    ...(development ? [] : [tokensRule(dir)]),
  ],
});

/** Writes the values of tokens into the styles that use them. @param {string} dir of the package that is built */
const tokensRule = (dir) => ({
  loader: fileURLToPath(new URL('./tokens-loader.mjs', import.meta.url)),
  options: { module: createRequire(path.join(dir, 'package.json')).resolve('@lintel/ui/tokens') },
});

/** Takes comments and blanks out of the styles in templates, and components that nothing uses out of the bundle (ADR 0063). */
const shorterStyles = {
  plugins: [
    [
      require.resolve('@swc/plugin-styled-components'),
      {
        displayName: false,
        ssr: false,
        fileName: false,
        transpileTemplateLiterals: false,
        minify: true,
        pure: true,
      },
    ],
  ],
  // Inside node_modules, where no linter or formatter looks.
  cacheRoot: fileURLToPath(new URL('../../../node_modules/.cache/swc', import.meta.url)),
};
