// @ts-check
import { root } from '../bootstrap.mjs';
import { withRemedy } from '../node/full-disk.mjs';
import { inTurn } from './in-turn.mjs';

/** @typedef {{ only?: string, version?: string, log(line: string): void }} BuildOptions */

/** Builds pages (shell and remotes) and services, only what changed. @param {BuildOptions} options */
export const build = (options) =>
  inTurn(root, () => buildAll(options)).catch((error) => {
    throw withRemedy(error);
  });

/** @param {BuildOptions} options */
async function buildAll({ only, version, log }) {
  // Not at the top: before the installation there is nothing to import.
  const { readPackages } = await import('@lintel/build/packages.mjs');
  const { buildPages } = await import('@lintel/build/webpack/build-pages.mjs');
  const { buildServices } = await import('@lintel/build/node/build-services.mjs');
  const packages = readPackages(root).filter(({ name }) => !only || name === only);
  await buildServices({ root, packages: packages.filter(({ kind }) => kind === 'service'), log });
  return buildPages({
    root,
    packages: packages.filter(({ kind }) => kind === 'shell' || kind === 'remote'),
    ...(version ? { version } : {}),
    log,
  });
}
