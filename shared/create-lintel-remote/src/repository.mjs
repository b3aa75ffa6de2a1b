// @ts-check
import { filesOf, packageOf } from './files.mjs';
import { filesOfTemplates } from './templates.mjs';

/**
 * The files of a repository that is one remote, by their path below it.
 * @param {{ word: string, team: string, environment: string, packages: string, versions: Record<string, string> }} options
 *   `packages` = the npm registry of @lintel; `versions` of all libraries
 * @returns {Record<string, string>}
 */
export function repositoryFiles({ word, team, environment, packages, versions }) {
  const name = `mfe-${word}`;
  const versionOf = (/** @type {string} */ library) => {
    const version = versions[library];
    if (!version) throw new Error(`no version of ${library} is known`);
    return version;
  };
  const { dependencies, devDependencies, lintel, ...json } = packageOf({ name, word, team, versionOf });
  const own = {
    ...json,
    engines: { node: '>=20.19' },
    scripts: {
      dev: 'lintel dev',
      test: 'lintel test',
      types: 'tsc -p .',
      environment: 'lintel types',
      build: 'lintel build',
      publish: 'lintel publish',
      lock: 'lintel lock',
    },
    dependencies,
    devDependencies: {
      ...devDependencies,
      '@lintel/dev-shell': versionOf('@lintel/dev-shell'),
      typescript: versionOf('typescript'),
    },
    lintel: { ...lintel, environment },
  };
  return {
    ...filesOf({ word, team }),
    ...filesOfTemplates('repository', { name, word, team, packages }),
    'package.json': `${JSON.stringify(own, null, 2)}\n`,
  };
}
