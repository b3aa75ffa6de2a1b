import type { Lock, PinnedRelease, Release, RemoteName } from '@lintel/contract';
import type { EnvironmentStore } from '../store/environment-store.ts';
import { RegistryError } from '../store/registry-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface LockChange {
  /** Name → release wanted; everything else stays as it is. */
  set?: Record<string, Release>;
  /** Remotes to switch off or on. */
  state?: Partial<Record<RemoteName, 'on' | 'off'>>;
  by: string;
  reason: string;
}

/**
 * Writes the next lock of an environment and makes it live. A release that is replaced becomes the last known good one.
 * Changes nothing (and answers the lock that is live) when the releases are already those.
 */
export async function changeLock(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  { set = {}, state = {}, by, reason }: LockChange,
): Promise<Lock> {
  const parent = await environment.live();
  const shell = set['shell'] ? await pinned(releases, set['shell']) : parent?.shell;
  if (!shell) throw new RegistryError('The first lock of an environment needs a release of the shell.');

  const remotes: Lock['remotes'] = { ...parent?.remotes };
  const lastGood: Lock['lastGood'] = { ...parent?.lastGood };
  for (const [name, release] of Object.entries(set) as [RemoteName, Release][]) {
    if (!release.manifest) continue;
    const before = remotes[name];
    const next = await pinned(releases, release);
    // The same sources under another version are another release: another folder and another container.
    if (before && (before.version !== next.version || before.build !== next.build))
      lastGood[name] = withoutState(before);
    remotes[name] = { ...next, state: state[name] ?? before?.state ?? 'on' };
  }
  for (const [name, wanted] of Object.entries(state) as [RemoteName, 'on' | 'off'][]) {
    const entry = remotes[name];
    if (!entry) throw new RegistryError(`${name} is not part of this environment.`);
    remotes[name] = { ...entry, state: wanted };
  }
  const refusal = overlappingMounts(
    await Promise.all(Object.entries(remotes).map(([name, pin]) => releases.read(name, pin))),
  );
  if (refusal) throw new RegistryError(refusal);
  if (parent && same(parent, { shell, remotes })) return parent;

  const lock: Lock = {
    schema: 1,
    environment: environment.environment,
    // After a revert the live lock is not the newest one, and no lock is ever written twice.
    revision: (await environment.newestRevision()) + 1,
    parent: parent?.revision ?? null,
    createdAt: new Date().toISOString(),
    by,
    reason,
    shell,
    remotes,
    lastGood,
  };
  await environment.addLock(lock);
  await environment.point(lock.revision, parent?.revision ?? null);
  return lock;
}

const pinned = (releases: ReleaseStore, release: Release) => releases.pin(release.name, release);

const withoutState = ({ version, build, digest }: PinnedRelease): PinnedRelease => ({
  version,
  build,
  digest,
});

const same = (lock: Lock, { shell, remotes }: Pick<Lock, 'shell' | 'remotes'>) =>
  JSON.stringify([lock.shell, sorted(lock.remotes)]) === JSON.stringify([shell, sorted(remotes)]);

const sorted = (remotes: Lock['remotes']) => Object.entries(remotes).sort(([a], [b]) => a.localeCompare(b));

/** Two remotes that want the same address cannot share an environment. */
function overlappingMounts(releases: Release[]): string | undefined {
  const owners = new Map<string, string>();
  for (const { name, manifest } of releases) {
    for (const { path } of manifest?.mounts ?? []) {
      const pattern = path.replace(/:\w+/g, ':');
      const owner = owners.get(pattern);
      if (owner) return `${name} and ${owner} both mount ${path}.`;
      owners.set(pattern, name);
    }
  }
  return undefined;
}
