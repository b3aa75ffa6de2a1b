// @ts-check
import { webpackConfig } from './config.mjs';

/** What only releases need. */
const ofReleases = new Set(['BannerPlugin', 'BuildInfoPlugin', 'SubresourceIntegrityPlugin']);

/**
 * webpack configuration of a remote that is being worked on beside a released shell: as in a release, but readable. Replacing
 * components in the open page takes a shell in development, which other repositories do not have.
 * @param {import('../packages.mjs').Package} pkg
 * @param {{ root: string, outDir: string }} options
 * @returns {import('webpack').Configuration}
 */
export function reloadConfig(pkg, { root, outDir }) {
  const config = webpackConfig(pkg, { root, version: pkg.version, build: 'dev', outDir });
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    // A page may still fetch parts of the build before.
    output: { ...config.output, clean: false },
    cache: { type: 'memory', cacheUnaffected: true },
    optimization: { ...config.optimization, minimize: false, realContentHash: false },
    plugins: (config.plugins ?? []).filter((plugin) => plugin && !ofReleases.has(plugin.constructor.name)),
  };
}
