// @ts-check

/** Packages that a remote outside the workspace needs; each needs only others of the list. */
export const releasedPackages = [
  'api-client',
  'api-contract',
  'build',
  'contract',
  'create-lintel-remote',
  'files',
  'i18n',
  'map',
  'model-kit',
  'remote-kit',
  'testing',
  'ui',
];

/** What a tool is packed with, where it has it. */
export const toolFolders = ['src', 'templates', 'tsconfig'];

/** The emitted file of a source, without `./src/`. @param {string} file @param {string} ending */
const emitted = (file, ending) => file.replace('./src/', './dist/').replace(/\.tsx?$/, ending);

/**
 * The package.json of a package outside the workspace: emitted files in `exports`, exact versions, and libraries that the shell
 * provides as peers, so that a remote has one copy of each. So are packages that only its declarations ask for.
 * @param {any} json of the workspace
 * @param {{ version: string, catalog: Record<string, string>, provided: readonly string[], used: string[] }} options
 *   `provided` = keys of the share scope; `used` = packages that the emitted files ask for
 */
export function releasedPackageJson(json, { version, catalog, provided, used }) {
  const { private: _private, devDependencies = {}, lintel, exports, imports, ...rest } = json;
  const isTool = lintel.kind === 'tool';
  const own = json.dependencies ?? {};
  const declared = used.filter((name) => !own[name] && devDependencies[name]);
  const versionOf = (/** @type {string} */ name) => {
    const range = own[name] ?? devDependencies[name];
    return range === 'workspace:*' ? version : range === 'catalog:' ? catalog[name] : range;
  };
  const versioned = [...Object.keys(own), ...declared].map((name) => [name, versionOf(name)]);
  const missing = versioned.find(([, range]) => !range);
  if (missing) throw new Error(`${json.name} needs ${missing[0]}, which has no version in the catalog.`);
  const isPeer = (/** @type {(string | undefined)[]} */ [name]) =>
    !isTool && [...provided, ...declared].includes(/** @type {string} */ (name));
  const peers = versioned.filter(isPeer).map(([name, range]) => [name, `^${range}`]);
  return {
    ...rest,
    version,
    exports: isTool
      ? exports
      : Object.fromEntries(
          Object.entries(/** @type {Record<string, string>} */ (exports)).map(([key, file]) => [
            key,
            { types: emitted(file, '.d.ts'), default: emitted(file, '.js') },
          ]),
        ),
    ...(imports ? { imports: { '#*': './dist/*' } } : {}),
    files: [...(isTool ? toolFolders : ['dist']), 'CHANGELOG.md'],
    dependencies: Object.fromEntries(versioned.filter((entry) => !isPeer(entry))),
    ...(peers.length > 0 ? { peerDependencies: Object.fromEntries(peers) } : {}),
  };
}
