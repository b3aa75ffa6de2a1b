// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { evaluateModule } from '../node/evaluate-module.mjs';
import { consumedLibraries, runtimeVersion, sharedVersions } from './shared-libraries.mjs';

/**
 * What a build offers to, or needs of, the other parts of an environment; the registry compares the two before it lets them
 * meet. The shell provides libraries, slots and the shapes of events; a remote requires ranges of libraries and of the federation runtime and was built
 * against certain shapes.
 * @param {{ pkg: import('../packages.mjs').Package, manifest: { emits: string[], consumes: string[] } | null }} options
 */
export async function compatibilityRecordOf({ pkg, manifest }) {
  // A source within the workspace, and the installed package elsewhere.
  const contract = createRequire(path.join(pkg.dir, 'package.json')).resolve('@lintel/contract');
  const { CONTRACT_VERSION, eventShapes, slotAccess } = await evaluateModule(contract);
  const shapes = /** @type {Record<string, Record<string, string>>} */ (eventShapes);
  if (!manifest) {
    const shared = sharedVersions(pkg.dir);
    const slots = Object.keys(/** @type {object} */ (slotAccess)).sort();
    return {
      provides: { contract: CONTRACT_VERSION, slots, shared, runtime: runtimeVersion(), events: shapes },
    };
  }
  const shared = Object.fromEntries(
    Object.entries(consumedLibraries(pkg.dir)).map(([name, { requiredVersion }]) => [name, requiredVersion]),
  );
  const used = [...new Set([...manifest.emits, ...manifest.consumes])].sort();
  return {
    requires: {
      shared,
      runtime: `~${runtimeVersion()}`,
      events: Object.fromEntries(used.map((name) => [name, shapes[name] ?? {}])),
    },
  };
}
