import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

/**
 * Parts of libraries that a page of ours never runs and that no option leaves out, with their stubs. Together
 * 16 KB of the first screen (ADR 0010, 0044). The versions are pinned; `npm run size` and the journeys tell when one moves.
 * @type {[part: RegExp, stub: string][]}
 */
const parts = [
  [/[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, 'axios-fetch-adapter'],
  [
    /[\\/]runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
    'federation-snapshot-handler',
  ],
  [/[\\/]runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/, 'federation-preload'],
  [/[\\/]runtime-core[\\/]dist[\\/]utils[\\/]load\.js$/, 'federation-load'],
  [/[\\/]runtime-core[\\/]dist[\\/]remote[\\/]index\.js$/, 'federation-remote-handler'],
  [/[\\/]@module-federation[\\/]runtime[\\/]dist[\\/](index|bundler)\.js$/, 'federation-runtime'],
  [/[\\/]runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/, 'federation-versions'],
  [/[\\/]webpack-bundler-runtime[\\/]dist[\\/]remotes\.js$/, 'federation-remotes'],
  [/[\\/]webpack-bundler-runtime[\\/]dist[\\/]init\.js$/, 'federation-init'],
  [/[\\/]webpack-bundler-runtime[\\/]dist[\\/]getSharedFallbackGetter\.js$/, 'federation-fallback-getter'],
  [/[\\/]@module-federation[\\/]sdk[\\/]dist[\\/]logger\.js$/, 'federation-logger'],
  [/[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/, 'federation-error-texts'],
  [/[\\/]use-sync-external-store[\\/]shim[\\/]index\.js$/, 'store-subscription-shim'],
];

/** @param {RegExp} part file of a library @param {string} stub file of ours, from here @returns {webpack.NormalModuleReplacementPlugin} */
const replace = (part, stub) =>
  new webpack.NormalModuleReplacementPlugin(part, (resource) => {
    const file = fileURLToPath(new URL(stub, import.meta.url));
    if (resource.createData) resource.createData.resource = file;
  });

export const stubUnusedModules = () => parts.map(([part, stub]) => replace(part, `./stubs/${stub}.mjs`));

/** What a remote has from the shell, although federation would bundle it into every entry. How a container starts is the remote's own. */
export const bundlerRuntimeOfShell = () =>
  replace(
    /[\\/]webpack-bundler-runtime[\\/]dist[\\/](consumes|initializeSharing|installInitialConsumes|attachShareScopeMap)\.js$/,
    './runtime/shell-bundler-runtime.mjs',
  );
