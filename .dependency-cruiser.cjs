/**
 * Who may import whom (design: architecture, part 4). Groups are captured, so a new feature, domain or remote needs no
 * edit here.
 */
const apps = '^(mfe-[a-z]+|shell|api|registry|sandbox)/';

/**
 * Folders below `src` of a package, upper ones first: each may import those below it; files directly in `src` start the program
 * and know all.
 * @param {string} pkg @param {string[]} folders @param {string} [src] the folder that they are in
 */
const floors = (pkg, folders, src = `${pkg}/src`) =>
  folders.slice(1).map((folder, index) => ({
    name: `${pkg}-${folder}-knows-nothing-above`,
    comment: `${src}: ${folders.join(' → ')}`,
    severity: 'error',
    from: { path: `^${src}/${folder}/`, pathNot: '\\.test\\.tsx?$' },
    to: { path: `^${src}/(${folders.slice(0, index + 1).join('|')})/` },
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nobody-imports-an-application',
      comment: 'Applications meet in shared/contract, or over HTTP.',
      severity: 'error',
      from: { path: '^([^/]+)/' },
      to: { path: apps, pathNot: '^$1/' },
    },
    {
      name: 'shared-stays-below',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: apps },
    },
    {
      name: 'remotes-get-the-client-from-the-shell',
      comment: 'A remote calls the back end through shell.request.',
      severity: 'error',
      from: { path: '^mfe-' },
      to: { path: '^shared/api-client/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '^shared/testing/', '^e2e/', '/testing/'] },
      to: { path: ['^shared/testing/', '^mfe-[a-z]+/src/testing/'] },
    },
    {
      name: 'back-end-knows-no-page',
      comment:
        'api and sandbox know the wire, limits and metrics at most; the registry also knows the release format of the contract.',
      severity: 'error',
      from: { path: '^(api|sandbox|registry)/' },
      to: {
        path: '^shared/',
        pathNot: ['^shared/(api-contract|build|metrics|network)/', '^shared/contract/src/'],
      },
    },
    {
      name: 'only-the-registry-reads-the-contract',
      severity: 'error',
      from: { path: '^(api|sandbox)/' },
      to: { path: '^shared/contract/' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment:
        'Inside a remote: feature → common → packages; tests also use testing. Routes, remote and main know all features.',
      severity: 'error',
      from: { path: '^mfe-([a-z]+)/src/([^/]+)/' },
      to: { path: '^mfe-$1/src/[^/]+/', pathNot: ['^mfe-$1/src/($2|common|locales|testing)/'] },
    },
    ...floors('shell', ['deferred', 'frame', 'features', 'remotes', 'user', 'platform', 'core']),
    ...floors('registry', ['cli', 'http', 'commands', 'site', 'builds', 'checks', 'store']),
    ...floors(
      'registry-site',
      ['static', 'beacons', 'pages', 'visitors', 'overrides', 'canary', 'lock', 'responses', 'metrics'],
      'registry/src/site',
    ),
    // Only app.ts and server.ts know adapters: domains reach vendors through ports, and nothing below them knows a domain.
    ...floors(
      'api',
      'admin adapters domains wire docs files realtime search-index http jobs db ports telemetry texts text geo config'.split(
        ' ',
      ),
    ),
    ...floors('sandbox', ['identity', 'payments', 'messaging', 'outbox', 'storage', 'pages']),
    {
      name: 'product-knows-no-demo-world-and-no-tests',
      comment: 'Only server.ts fills an empty database with the demo world.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: ['\\.test\\.ts$', '^api/src/server\\.ts$'] },
      to: { path: '^api/(demo|test|bench)/' },
    },
    {
      name: 'domains-meet-through-services',
      severity: 'error',
      from: { path: '^api/src/domains/([^/]+)/' },
      to: { path: '^api/src/domains/.+\\.queries\\.ts$', pathNot: '^api/src/domains/$1/' },
    },
    {
      name: 'queries-know-no-services',
      severity: 'error',
      from: { path: '^api/src/domains/.*\\.queries\\.ts$' },
      to: { path: '^api/src/domains/.*\\.(service|routes)\\.ts$' },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '-complete$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', '/dist/', '^\\.lintel/'] },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'module', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
