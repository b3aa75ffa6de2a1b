// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap.mjs';

/**
 * Builds the product's sources as one bundle, with the same loader and minifier and without federation.
 * @returns {Promise<string>} build folder
 */
export async function buildOneBundle() {
  const { readPackage } = await import('@lintel/build/packages.mjs');
  const { webpackConfig } = await import('@lintel/build/webpack/config.mjs');
  const { runWebpack } = await import('@lintel/build/webpack/build-pages.mjs');
  const outDir = path.join(root, '.cache/one-bundle');
  fs.rmSync(outDir, { recursive: true, force: true });
  const config = webpackConfig(readPackage(root, 'shell'), { root, version: '0.0.0', build: 'one', outDir });
  const federation = path.join(root, 'shell/src/platform/loader/federation.ts');
  await runWebpack([
    {
      ...config,
      plugins: (config.plugins ?? []).filter(
        (plugin) => !/^(ModuleFederation|StableEntryId)/.test(plugin?.constructor.name ?? ''),
      ),
      resolve: {
        ...config.resolve,
        alias: { ...config.resolve?.alias, [federation]: path.join(root, 'scripts/size/import-remote.ts') },
      },
    },
  ]);
  return outDir;
}
