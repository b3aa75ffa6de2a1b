import {
  remoteReleaseOf,
  type Csp,
  type Lock,
  type Owner,
  type PinnedRelease,
  type Release,
  type RemoteName,
  type RemoteRelease,
  type ResolvedLock,
} from '@lintel/contract';
import { RegistryError } from '#store/registry-error.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { hostsOf } from '#checks/hosts.ts';
import { smallPictures } from './first-picture.ts';
import { fileNamed } from './release-file.ts';
import { shellIcons, workerHashes } from './shell-file.ts';

/** A lock with all its release records. */
export interface ResolvedSite {
  lock: Lock;
  shell: Release;
  /** The previously live one, the source of files of this one that cannot be loaded. */
  shellBefore: Release | null;
  /** The shell's script that runs the others; null when it is not there as the record has it, and they run by themselves. */
  starter: string | null;
  /** The shell's icons as `data:` addresses, by their names. */
  icons: Record<string, string>;
  /** Small first pictures as `data:` addresses, by their own. */
  small: ReadonlyMap<string, string>;
  /** Records of the remotes that are on, for preload links. */
  releases: Map<RemoteName, Release>;
  /** Which version each part is, and who answers for it. */
  parts: { name: Release['name']; version: string; owner: Owner | null }[];
  /** Other hosts that its parts need, those that the page may fall back to as well. */
  hosts: Required<Csp>;
  /** What the page carries. */
  site: ResolvedLock;
}

/** Reads the releases of a lock; every record is checked against the digest in it. */
export async function resolveSite(
  releases: ReleaseStore,
  lock: Lock,
  shellBefore: PinnedRelease | null = null,
): Promise<ResolvedSite> {
  const shell = await releases.read('shell', lock.shell);
  const records = new Map<RemoteName, Release>();
  const fallbacks: Release[] = [];
  const remotes = await Promise.all(
    (Object.keys(lock.remotes) as RemoteName[]).sort().map(async (name) => {
      const pin = lock.remotes[name]!;
      const before = lock.lastGood[name];
      const release = await releases.read(name, pin);
      const lastGood = before ? await fallback(releases, name, before) : null;
      if (pin.state === 'on') {
        records.set(name, release);
        if (lastGood) fallbacks.push(lastGood);
      }
      return {
        name,
        state: pin.state,
        active: forLoader(release),
        lastGood: lastGood && forLoader(lastGood),
      };
    }),
  );
  // A convenience: without it the page works as well.
  const before = shellBefore && (await releases.read('shell', shellBefore).catch(() => null));
  const shells = { shell, shellBefore: before };
  const starter = fileNamed(shell, 'starter') ?? null;
  return {
    lock,
    ...shells,
    starter: starter && (await releases.checked(shell, starter)) ? starter : null,
    icons: await shellIcons(releases, shells),
    small: await smallPictures(releases, records.values()),
    releases: records,
    parts: [shell, ...records.values()].map(({ name, version, owner }) => ({
      name,
      version,
      owner: owner ?? null,
    })),
    hosts: hostsOf([shell, ...records.values(), ...fallbacks]),
    site: {
      environment: lock.environment,
      revision: lock.revision,
      worker: workerHashes(shells),
      remotes,
    },
  };
}

/** What a page falls back to; null where retention took it away before a lock that names it went live again. */
async function fallback(releases: ReleaseStore, name: string, pin: PinnedRelease): Promise<Release | null> {
  try {
    return await releases.read(name, pin);
  } catch (error) {
    if (error instanceof RegistryError) return null;
    throw error;
  }
}

/** The part of a record that a page's loader needs. */
export function forLoader(release: Release): RemoteRelease {
  const part = remoteReleaseOf(release);
  if (!part) throw new RegistryError(`${release.name} ${release.version} has no entry.`);
  return part;
}
