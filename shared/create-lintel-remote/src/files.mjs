// @ts-check
import { filesOfTemplates } from './templates.mjs';
import { textFiles } from './texts.mjs';

/** Libraries that a remote is made with, and those of its tests. */
const libraries = [
  '@lintel/contract',
  '@lintel/remote-kit',
  '@lintel/ui',
  'effector',
  'effector-react',
  'final-form',
  'i18next',
  'react',
  'react-dom',
  'react-final-form',
  'react-i18next',
  'react-router-dom',
  'styled-components',
  'yup',
];
const testLibraries = [
  '@lintel/build',
  '@lintel/testing',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
];

/** Libraries come from the catalog of the workspace, our own packages from the workspace itself. @param {string} name */
const inWorkspace = (name) => (name.startsWith('@lintel/') ? 'workspace:*' : 'catalog:');

/** `reviews` → `Reviews`. @param {string} word */
const headline = (word) => word[0]?.toUpperCase() + word.slice(1);

/**
 * The files of a new remote, by their path below its folder.
 * @param {{ word: string, team: string }} options `word` = its name without `mfe-`
 * @returns {Record<string, string>}
 */
export function filesOf({ word, team }) {
  const name = `mfe-${word}`;
  const title = headline(word);
  return {
    'package.json': `${JSON.stringify(packageOf({ name: `@lintel/${name}`, word, team, versionOf: inWorkspace }), null, 2)}\n`,
    'tsconfig.json': '{ "extends": "../shared/build/tsconfig/browser.json", "include": ["src"] }\n',
    ...textFiles(title),
    ...filesOfTemplates('remote', { name, word, title }),
  };
}

/**
 * The package.json of a remote.
 * @param {{ name: string, word: string, team: string, versionOf(library: string): string }} options @returns {Record<string, any>}
 */
export function packageOf({ name, word, team, versionOf }) {
  const versions = (/** @type {string[]} */ names) =>
    Object.fromEntries(names.map((library) => [library, versionOf(library)]));
  return {
    name,
    version: '0.1.0',
    private: true,
    description: `Remote ${word}`,
    license: 'MIT',
    type: 'module',
    imports: { '#*': './src/*' },
    dependencies: versions(libraries),
    devDependencies: versions(testLibraries),
    lintel: { kind: 'remote', owner: { team, contact: `${team}-team@lintel.example` } },
  };
}

/** Everything whose version a repository of its own has to know. */
export const versionedLibraries = [...libraries, ...testLibraries, '@lintel/dev-shell', 'typescript'];
