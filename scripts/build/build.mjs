// @ts-check
import { root } from '../bootstrap.mjs';

/**
 * Builds pages (shell and remotes) and services, only what changed.
 * @param {{ only?: string, version?: string, log(line: string): void }} options
 */
export async function build({ only, version, log }) {
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
