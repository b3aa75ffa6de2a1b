// @ts-check
const fs = require('node:fs');
const path = require('node:path');
const { TEST_TIMEOUT_MS } = require('./test-timeout.cjs');

/** Packages from the registry that ship ES modules only and therefore go through swc as well. */
const esmOnly = [
  'ol',
  'rbush',
  'quickselect',
  'pbf',
  'geokdbush',
  'kdbush',
  'tinyqueue',
  'earcut',
  'eventsource-parser',
  'geotiff',
  'jose',
  'd3-array',
  'd3-path',
  'd3-shape',
  'kysely',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'pmtiles',
  'fflate',
  'firebase',
  '@firebase',
  '@lintel',
  'lru-cache',
  'write-file-atomic',
  'cookie',
  'commander',
  '@tokenizer',
  '@borewit',
  'content-disposition',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  'p-limit',
  'yocto-queue',
];

/** pnpm keeps packages under node_modules/.pnpm/<name>@<version>/node_modules/<name>. */
const outsideEsmOnly = `/node_modules/(?!\\.pnpm/(?:${esmOnly.join('|').replaceAll('/', '\\+')})[@+]|(?:${esmOnly.join('|')})/)`;

/** @param {boolean} browser */
const swc = (browser) => [
  require.resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: browser } },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** @type {Record<string, 'browser' | 'node' | undefined>} */
const environments = {
  remote: 'browser',
  shell: 'browser',
  browser: 'browser',
  neutral: 'node',
  service: 'node',
  tool: 'node',
};

/**
 * The jest project of one package, by the kind (`lintel.kind`) and the way of its tests (`lintel.tests`) in its package.json.
 * @param {string} root @param {string} folder @param {object} [plainNode]
 */
function project(root, folder, plainNode) {
  const { lintel } = JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const environment = environments[lintel?.kind];
  if (!environment) return [];
  const browser = environment === 'browser';
  return [
    {
      displayName: folder || path.basename(root),
      rootDir: path.join(root, folder),
      roots: ['src', 'test', 'demo']
        .filter((name) => fs.existsSync(path.join(root, folder, name)))
        .map((name) => `<rootDir>/${name}`),
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      // `npm run test:engines` has the programs that these need.
      testPathIgnorePatterns: [
        '/node_modules/',
        ...(process.env.TEST_DATABASE === 'engines' ? [] : ['/test/engines/']),
      ],
      testEnvironment: browser ? path.join(__dirname, 'browser-environment.cjs') : 'node',
      setupFilesAfterEnv: browser ? [path.join(__dirname, 'browser-setup.cjs')] : [],
      ...(lintel.tests === 'plain-node' ? plainNode : {}),
      ...(fs.existsSync(path.join(root, folder, 'test/jest/global-setup.cjs'))
        ? {
            globalSetup: '<rootDir>/test/jest/global-setup.cjs',
            globalTeardown: '<rootDir>/test/jest/global-teardown.cjs',
          }
        : {}),
      // Sections of a file of texts (`?a,b&only`) are for the bundler: tests have all of them.
      moduleNameMapper: {
        '^(.+\\.json)\\?.+$': '$1',
        '\\.woff2$': path.join(__dirname, 'font-address.cjs'),
      },
      transform: { '\\.[mc]?[jt]sx?$': swc(browser) },
      transformIgnorePatterns: [outsideEsmOnly],
    },
  ];
}

/** Folders of all workspace packages, relative to the root. @param {string} root */
function folders(root) {
  const has = (/** @type {string} */ dir) => fs.existsSync(path.join(root, dir, 'package.json'));
  const shared = fs.readdirSync(path.join(root, 'shared')).map((name) => `shared/${name}`);
  const top = fs
    .readdirSync(root)
    .filter(
      (name) => name.startsWith('mfe-') || ['shell', 'api', 'registry', 'sandbox', 'e2e'].includes(name),
    );
  return [...top, ...shared].filter(has);
}

/** The configuration of a repository that is one package. @param {string} root */
const ofOnePackage = (root) => ({ projects: project(root, ''), testTimeout: TEST_TIMEOUT_MS });

/**
 * The projects of all packages; `plainNode` is what Jest's configuration has besides for those with `"tests": "plain-node"`.
 * @param {string} root @param {{ plainNode?: object }} [options]
 */
const projects = (root, { plainNode = {} } = {}) =>
  folders(root).flatMap((folder) => project(root, folder, plainNode));

module.exports = { folders, ofOnePackage, projects };
