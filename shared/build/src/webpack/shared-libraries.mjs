// @ts-check
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Libraries in the federation's share scope. The shell is their only provider; remotes bring none
 * (`import: false`), which turned 21 requests into 5. Each key must also be in the table of the shell's shared-libraries.ts,
 * else remotes fail with "Can not get …". ADR 0004, 0169.
 */
export const sharedLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'effector',
  'effector-react',
  'styled-components',
  'i18next',
  'react-i18next',
];

/** Versions of the shared libraries that a package has installed, by key. @param {string} dir of the package @returns {Record<string, string>} */
export function sharedVersions(dir) {
  const require = createRequire(path.join(dir, 'package.json'));
  return Object.fromEntries(sharedLibraries.map((key) => [key, versionOf(require, key)]));
}

/** What a remote takes from the share scope; it brings none itself. @param {string} dir of the remote */
export const consumedLibraries = (dir) =>
  Object.fromEntries(
    Object.entries(sharedVersions(dir)).map(([key, version]) => [
      key,
      { import: /** @type {const} */ (false), singleton: true, version, requiredVersion: `^${version}` },
    ]),
  );

/** @param {string} library */
const facade = (library) => `src/platform/facades/${library}-facade.ts`;

/**
 * Sharing keeps all exports of a library. A chosen list instead saves 38 KB of the router, 8 KB of react-i18next and 3 KB
 * of effector and styled-components; the files are the shell's. @type {Record<string, string>}
 */
export const facades = {
  effector: facade('effector'),
  'effector-react': facade('effector-react'),
  i18next: facade('i18next'),
  'styled-components': facade('styled-components'),
  'react-router-dom': facade('router'),
  'react-i18next': facade('react-i18next'),
};

/**
 * One file for each library in the shell, however it is asked for: a second copy would share nothing with remotes. The router's package
 * names only its development build, with warnings and their texts. @param {string} dir of the shell @param {boolean} development
 */
export const libraryAliases = (dir, development) => {
  const require = createRequire(path.join(dir, 'package.json'));
  const fileOf = (/** @type {string} */ library, /** @type {string} */ file) =>
    path.join(path.dirname(require.resolve(`${library}/package.json`)), file);
  return {
    effector$: fileOf('effector', 'effector.mjs'),
    'effector-react$': fileOf('effector-react', 'effector-react.mjs'),
    'styled-components$': fileOf('styled-components', 'dist/styled-components.browser.esm.js'),
    'react-i18next$': fileOf('react-i18next', 'dist/es/index.js'),
    'react-router-dom$': path.join(dir, facade('router')),
    ...(development ? {} : { 'react-router$': fileOf('react-router', 'dist/production/index.mjs') }),
  };
};

/** Version of the federation runtime, which is the plugin's own. @returns {string} */
export const runtimeVersion = () =>
  versionOf(createRequire(import.meta.url), '@module-federation/enhanced/webpack');

/** @param {NodeJS.Require} require @param {string} key */
function versionOf(require, key) {
  const name = key.split('/', key.startsWith('@') ? 2 : 1).join('/');
  for (let dir = path.dirname(require.resolve(key)); dir !== path.dirname(dir); dir = path.dirname(dir)) {
    const file = path.join(dir, 'package.json');
    if (!fs.existsSync(file)) continue;
    const json = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (json.name === name && json.version) return json.version;
  }
  throw new Error(`${key} has no package.json with a version`);
}
