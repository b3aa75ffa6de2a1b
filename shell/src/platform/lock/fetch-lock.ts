import {
  remoteReleaseOf,
  type Integrity,
  type Pointer,
  type PublicLock,
  type Release,
  type RemoteRelease,
  type ResolvedLock,
} from '@lintel/contract';
import { cachedLock } from './cached-lock.ts';

/**
 * The site of a page that brings no lock along, or a broken one: from the registry's files, and where these are broken or
 * cannot be had, the last one that worked in this browser.
 */
export async function fetchLock(registry: string): Promise<ResolvedLock> {
  try {
    return await resolveSite(registry);
  } catch (error) {
    const kept = await cachedLock();
    if (!kept) throw error;
    // oxlint-disable-next-line no-console -- the one trace of why an older lock runs
    console.warn(`[lintel] lock ${kept.revision} goes on:`, error);
    return { ...kept, isKept: true };
  }
}

/** pointer → lock → releases. A release must have the bytes whose hash the lock names. */
export async function resolveSite(registry: string, environment = 'local'): Promise<ResolvedLock> {
  const folder = `${registry}environments/${environment}/`;
  const pointer = await read<Pointer>(`${folder}pointer.json`, { cache: 'no-cache' });
  const lock = await read<PublicLock>(`${folder}locks/${pointer.stable}.json`);
  const release = (name: string, pinned: { version: string; build: string; digest: Integrity }) =>
    read<Release>(`${registry}releases/${name}/${pinned.version}-${pinned.build}.json`, {
      integrity: pinned.digest,
    }).then(remoteRelease);
  const names = Object.keys(lock.remotes) as (keyof PublicLock['remotes'])[];
  const found = await Promise.all(
    names.map(async (name) => {
      const pinned = lock.remotes[name]!;
      const before = lock.lastGood[name];
      const [wanted, lastGood] = await Promise.all([
        release(name, pinned).catch(() => null),
        before ? release(name, before).catch(() => null) : null,
      ]);
      // A record that cannot be had or trusted costs this remote its newest version, and the others nothing.
      const active = wanted ?? lastGood;
      return active ? [{ name, state: pinned.state, active, lastGood }] : [];
    }),
  );
  const remotes = found.flat();
  // No record matches the lock: the lock itself is wrong.
  if (names.length && !remotes.length) throw new Error('No release of the lock can be used');
  return { environment, revision: lock.revision, remotes };
}

function remoteRelease(release: Release): RemoteRelease {
  const part = remoteReleaseOf(release);
  if (!part) throw new Error(`${release.name} ${release.version} is not a remote`);
  return part;
}

async function read<T>(url: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return (await answer.json()) as T;
}
