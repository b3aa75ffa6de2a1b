import type { RemoteName } from '@lintel/contract';
import type { EnvironmentStore } from '../store/environment-store.ts';
import { RegistryError } from '../store/registry-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** In words: which lock is live, what it pins, why, and what each remote falls back to. */
export async function explain(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  only?: string,
): Promise<string> {
  const lock = await environment.live();
  if (!lock) throw new RegistryError(`Environment ${environment.environment} has no lock yet.`);
  const { revision, createdAt, by, reason, shell } = lock;
  const head = [
    `environment ${lock.environment}, lock ${revision} (parent ${lock.parent ?? 'none'})`,
    `  written ${createdAt} by ${by}${reason && `: ${reason}`}`,
    `shell ${shell.version}-${shell.build}`,
  ];
  const names = (Object.keys(lock.remotes) as RemoteName[]).filter((name) => !only || name === only);
  if (only && names.length === 0)
    throw new RegistryError(`${only} is not part of environment ${lock.environment}.`);
  const remotes = names.sort().map(async (name) => {
    const pin = lock.remotes[name]!;
    const before = lock.lastGood[name];
    const { manifest, files } = await releases.read(name, pin);
    return [
      `${name} ${pin.version}-${pin.build} ${pin.state}`,
      `  contract ${manifest?.contract}, ${Object.keys(files).length} files, digest ${pin.digest.slice(0, 20)}…`,
      `  mounts ${manifest?.mounts.map(({ path }) => path).join(' ')}`,
      `  falls back to ${before ? `${before.version}-${before.build}` : 'a placeholder (no earlier release)'}`,
    ].join('\n');
  });
  return [...(only ? [] : head), ...(await Promise.all(remotes))].join('\n');
}
