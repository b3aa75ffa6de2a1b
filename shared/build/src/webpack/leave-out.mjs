import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

/**
 * Parts of libraries that a page of ours never runs and that no option leaves out, with what stands in for them. Together
 * 10 KB of the first screen (ADR 0010). The versions are pinned; `npm run size` and the journeys tell when one moves.
 * @type {[part: RegExp, standIn: string][]}
 */
const parts = [
  [/[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, 'axios-fetch-adapter'],
  [
    /[\\/]runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
    'federation-snapshot-handler',
  ],
  [/[\\/]runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/, 'federation-preload'],
  [/[\\/]@module-federation[\\/]sdk[\\/]dist[\\/]logger\.js$/, 'federation-logger'],
  [/[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/, 'federation-error-texts'],
  [/[\\/]use-sync-external-store[\\/]shim[\\/]index\.js$/, 'store-subscription-shim'],
];

/** @returns {webpack.NormalModuleReplacementPlugin[]} */
export const leaveOutUnusedParts = () =>
  parts.map(
    ([part, standIn]) =>
      new webpack.NormalModuleReplacementPlugin(part, (resource) => {
        const file = fileURLToPath(new URL(`./unused/${standIn}.mjs`, import.meta.url));
        if (resource.createData) resource.createData.resource = file;
      }),
  );
