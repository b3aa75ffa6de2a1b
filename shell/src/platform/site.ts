import type { Integrity, Lock, Pointer, Release, RemoteRelease, Site } from '@lintel/contract';

/** The registry's server puts the resolved lock into the page as data, which saves three requests in a row. */
const INLINED = 'lintel-site';

/** Which releases this page runs: from the page itself, else from the registry's files. */
export async function readSite(page: Document = document): Promise<Site> {
  const inlined = page.getElementById(INLINED)?.textContent;
  return inlined
    ? (JSON.parse(inlined) as Site)
    : resolveSite(page.documentElement.dataset['registry'] ?? '/registry/');
}

/** pointer → lock → releases. A release must have the bytes whose hash the lock names. */
export async function resolveSite(registry: string, environment = 'local'): Promise<Site> {
  const folder = `${registry}environments/${environment}/`;
  const pointer = await read<Pointer>(`${folder}pointer.json`, { cache: 'no-cache' });
  const lock = await read<Lock>(`${folder}locks/${pointer.stable}.json`);
  const release = (name: string, pinned: { version: string; build: string; digest: Integrity }) =>
    read<Release>(`${registry}releases/${name}/${pinned.version}-${pinned.build}.json`, {
      integrity: pinned.digest,
    }).then(remoteRelease);
  const names = Object.keys(lock.remotes) as (keyof Lock['remotes'])[];
  const remotes = await Promise.all(
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
  return { environment, revision: lock.revision, remotes: remotes.flat() };
}

/** The part of a release record that the loader needs. */
function remoteRelease(release: Release): RemoteRelease {
  const path = release.initial[0] ?? 'remoteEntry.js';
  const file = release.files[path];
  if (!file || !release.manifest) throw new Error(`${release.name} ${release.version} is not a remote`);
  return {
    name: release.manifest.name,
    version: release.version,
    build: release.build,
    container: release.container,
    entry: {
      url: release.base + path,
      mirrors: release.mirrors.map((mirror) => mirror + path),
      integrity: file.integrity,
    },
    manifest: release.manifest,
  };
}

async function read<T>(url: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return (await answer.json()) as T;
}
