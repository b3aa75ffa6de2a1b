import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Libraries in the federation's share scope. The shell is their only provider (eager); remotes bring none
 * (`import: false`), which turned 21 requests into 5. Each key must also be imported by the shell's platform-modules.ts,
 * else remotes fail with "Can not get …". ADR 0004.
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

/** @param {{ isShell: boolean, dir: string }} options */
export function sharedMap({ isShell, dir }) {
  const require = createRequire(path.join(dir, 'package.json'));
  return Object.fromEntries(
    sharedLibraries.map((key) => {
      const version = versionOf(require, key);
      const facade = facades[key];
      const provided = { eager: true, ...(facade ? { import: path.join(dir, facade) } : {}) };
      return [
        key,
        {
          singleton: true,
          version,
          requiredVersion: `^${version}`,
          ...(isShell ? provided : { import: false }),
        },
      ];
    }),
  );
}

/**
 * Eager sharing keeps all exports of a library. A chosen list instead saves 38 KB of the router, 8 KB of react-i18next and 3 KB
 * of effector and styled-components; the files are the shell's. @type {Record<string, string>}
 */
export const facades = {
  effector: 'src/platform/facades/effector-facade.ts',
  'effector-react': 'src/platform/facades/effector-react-facade.ts',
  'styled-components': 'src/platform/facades/styled-components-facade.ts',
  'react-router-dom': 'src/platform/facades/router-facade.ts',
  'react-i18next': 'src/platform/facades/react-i18next-facade.ts',
};

/**
 * How a facade reaches the library behind the share key of the same name. The router's package names only its development
 * build, with warnings and their texts. @param {string} dir @param {boolean} development
 */
export const facadeAliases = (dir, development) => {
  const require = createRequire(path.join(dir, 'package.json'));
  const fileOf = (/** @type {string} */ library, /** @type {string} */ file) =>
    path.join(path.dirname(require.resolve(`${library}/package.json`)), file);
  return {
    'effector-complete$': fileOf('effector', 'effector.mjs'),
    'effector-react-complete$': fileOf('effector-react', 'effector-react.mjs'),
    'styled-components-complete$': fileOf('styled-components', 'dist/styled-components.browser.esm.js'),
    'react-i18next-complete$': fileOf('react-i18next', 'dist/es/index.js'),
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
