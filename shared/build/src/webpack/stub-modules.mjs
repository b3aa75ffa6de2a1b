// @ts-check
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

/**
 * The versions whose files were read beside the stubs; they expire with any other (docs/adr/0086-stubs-of-libraries-expire.md).
 * @type {Record<string, string>}
 */
export const stubbedVersions = {
  '@module-federation/error-codes': '2.9.2',
  '@module-federation/runtime': '2.9.2',
  '@module-federation/runtime-core': '2.9.2',
  '@module-federation/sdk': '2.9.2',
  '@module-federation/webpack-bundler-runtime': '2.9.2',
  axios: '1.21.1',
};

/**
 * Modules of libraries that a page never runs and that no option leaves out, each with its stub. Together 2.3 KB of the first
 * screen (ADR 0044, 0170). The versions are pinned; a test fails when a pattern does not match exactly one file.
 * @type {{ module: RegExp, stub: string }[]}
 */
export const stubbedModules = [
  { module: /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, stub: 'axios-fetch-adapter' },
  { module: /[\\/]@module-federation[\\/]runtime[\\/]dist[\\/]bundler\.js$/, stub: 'federation-runtime' },
  { module: /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/, stub: 'federation-versions' },
  { module: /[\\/]@module-federation[\\/]sdk[\\/]dist[\\/]logger\.js$/, stub: 'federation-logger' },
  { module: /[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/, stub: 'federation-error-texts' },
];

/** @param {RegExp} module file of a library @param {string} stub our file, from here @returns {webpack.NormalModuleReplacementPlugin} */
const replace = (module, stub) =>
  new webpack.NormalModuleReplacementPlugin(module, (resource) => {
    const file = fileURLToPath(new URL(stub, import.meta.url));
    if (resource.createData) resource.createData.resource = file;
  });

export const stubUnusedModules = () =>
  stubbedModules.map(({ module, stub }) => replace(module, `./stubs/${stub}.mjs`));

/** The front of the vendor's runtime in a build, which the build has one of its own for. */
export const runtimeFront = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;

/** The shell gives remotes its federation runtime, which would else be part of every entry. @param {boolean} isShell */
export const bundlerRuntime = (isShell) =>
  replace(runtimeFront, `./runtime/${isShell ? 'shell' : 'remote'}-bundler-runtime.mjs`);
