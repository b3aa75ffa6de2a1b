import type { Lock, Owner, PinnedRelease, Release, RemoteName, RemoteRelease, Site } from '@lintel/contract';
import { RegistryError } from '../store/registry-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** A lock with all its release records. */
export interface ResolvedSite {
  lock: Lock;
  shell: Release;
  /** The one that was live before it, to take from it what of this one cannot be had. */
  shellBefore: Release | null;
  /** Records of the remotes that are on, for preload links. */
  releases: Map<RemoteName, Release>;
  /** Which version each part is, and who answers for it. */
  parts: { name: Release['name']; version: string; owner: Owner | null }[];
  /** What the page carries. */
  site: Site;
}

/** Reads the releases of a lock; every record is checked against the digest in it. */
export async function resolveSite(
  releases: ReleaseStore,
  lock: Lock,
  shellBefore: PinnedRelease | null = null,
): Promise<ResolvedSite> {
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
    // A convenience: without it the page works as well.
    shellBefore: shellBefore && (await releases.read('shell', shellBefore).catch(() => null)),
    releases: records,
    parts: [shell, ...records.values()].map(({ name, version, owner }) => ({
      name,
      version,
      owner: owner ?? null,
    })),
    site: { environment: lock.environment, revision: lock.revision, remotes },
  };
}

/** The part of a record that a page's loader needs. */
export function forLoader(release: Release): RemoteRelease {
  const path = release.initial[0] ?? '';
  const file = release.files[path];
  if (!file || !release.manifest) throw new RegistryError(`${release.name} ${release.version} has no entry.`);
  // What pages are about concerns the server only.
  const mounts = release.manifest.mounts.map(({ head: _head, ...mount }) => mount);
  const manifest = { ...release.manifest, mounts };
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
