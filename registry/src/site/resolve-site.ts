import type { Lock, Release, RemoteName, RemoteRelease, Site } from '@lintel/contract';
import { RegistryError } from '../store/registry-error.ts';
import type { EnvironmentStore } from '../store/environment-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** A live lock with all its release records. */
export interface ResolvedSite {
  lock: Lock;
  shell: Release;
  /** Records of the remotes that are on, for preload links. */
  releases: Map<RemoteName, Release>;
  /** What the page carries. */
  site: Site;
}

/** Reads pointer → lock → releases; every record is checked against the digest in the lock. */
export async function resolveSite(
  releases: ReleaseStore,
  environment: EnvironmentStore,
): Promise<ResolvedSite> {
  const lock = await environment.live();
  if (!lock)
    throw new RegistryError(
      `Environment ${environment.environment} has no lock yet; publish and lock first.`,
    );
  const shell = await releases.read('shell', lock.shell);
  const records = new Map<RemoteName, Release>();
  const remotes = await Promise.all(
    (Object.keys(lock.remotes) as RemoteName[]).sort().map(async (name) => {
      const pin = lock.remotes[name]!;
      const before = lock.lastGood[name];
      const release = await releases.read(name, pin);
      if (pin.state === 'on') records.set(name, release);
      return {
        name,
        state: pin.state,
        active: forLoader(release),
        lastGood: before ? forLoader(await releases.read(name, before)) : null,
      };
    }),
  );
  return {
    lock,
    shell,
    releases: records,
    site: { environment: lock.environment, revision: lock.revision, remotes },
  };
}

function forLoader(release: Release): RemoteRelease {
  const path = release.initial[0] ?? '';
  const file = release.files[path];
  if (!file || !release.manifest) throw new RegistryError(`${release.name} ${release.version} has no entry.`);
  const { manifest } = release;
  return {
    name: manifest.name,
    version: release.version,
    build: release.build,
    container: release.container,
    entry: {
      url: release.base + path,
      mirrors: release.mirrors.map((mirror) => mirror + path),
      integrity: file.integrity,
    },
    manifest,
  };
}
