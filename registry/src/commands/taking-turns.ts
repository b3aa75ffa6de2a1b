import { randomUUID } from 'node:crypto';
import { isDiskFull, RegistryError } from '#store/registry-error.ts';
import type { RegistryFiles } from '#store/registry-files.ts';
import type { Lock, PinnedRelease } from '@lintel/contract';

/** After so long a mark is of a process that came to an end before it could take it away. */
const PUBLICATION_ENDS_AFTER_MS = 24 * 60 * 60 * 1000;
const REMOVAL_ENDS_AFTER_MS = 60 * 60 * 1000;

interface Named {
  name: string;
  version: string;
  build: string;
}

const idOf = ({ name, version, build }: Named) => `${name}/${version}-${build}`;
const publicationsOf = (id: string) => `publications/${id}`;
const removalsOf = (id: string) => `removals/${id}`;

/**
 * Publishes a release while no removal of its files goes on. Each side leaves its mark before it looks for one of the other, so that
 * of two that begin at the same moment at least one sees the other.
 */
export async function whilePublishing<T>(
  files: RegistryFiles,
  release: Named,
  work: () => Promise<T>,
): Promise<T> {
  return marked(files, publicationsOf(idOf(release)), async () => {
    const until = await markedUntil(files, removalsOf(idOf(release)), REMOVAL_ENDS_AFTER_MS);
    if (until)
      throw new RegistryError(
        `${release.name} ${release.version}-${release.build} is just being removed by gc; publish it again in a moment, or from ${until.toISOString()} on if that gc was interrupted.`,
      );
    return work();
  });
}

type Naming = Pick<Lock, 'shell' | 'remotes'>;
const pinsOf = ({ shell, remotes }: Naming): [name: string, pin: PinnedRelease][] => [
  ['shell', shell],
  ...Object.entries(remotes),
];

/**
 * Brings a lock to visitors, or writes it, while no removal of its releases goes on; those that the live lock names as well are never
 * removed. The work has to look whether they are there: a removal may have ended just before.
 */
export async function whileNaming<T>(
  files: RegistryFiles,
  lock: Naming,
  live: Naming | null,
  work: () => Promise<T>,
): Promise<T> {
  const safe = new Set(live ? pinsOf(live).map(([, { digest }]) => digest) : []);
  const added = pinsOf(lock).filter(([, { digest }]) => !safe.has(digest));
  return whilePublishingAll(
    files,
    added.map(([name, pin]) => ({ name, ...pin })),
    work,
  );
}

/** {@link whilePublishing} for several releases. */
export const whilePublishingAll = <T>(
  files: RegistryFiles,
  all: readonly Named[],
  work: () => Promise<T>,
): Promise<T> => all.reduce((inner, release) => () => whilePublishing(files, release, inner), work)();

/** Removes files of a release (`<name>/<version>-<build>`) unless it is just being published; whether `work` removed something. */
export async function whileRemoving(
  files: RegistryFiles,
  id: string,
  work: () => Promise<boolean>,
): Promise<boolean> {
  const unlessPublished = async () =>
    (await markedUntil(files, publicationsOf(id), PUBLICATION_ENDS_AFTER_MS)) ? false : work();
  try {
    return await marked(files, removalsOf(id), unlessPublished);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    // Without room for this mark there is none for that of a publication either, so that none begins now.
    return unlessPublished();
  }
}

async function marked<T>(files: RegistryFiles, folder: string, work: () => Promise<T>): Promise<T> {
  const mark = `${folder}/${randomUUID()}`;
  await files.create(mark, new Date().toISOString());
  try {
    return await work();
  } finally {
    await files.remove(mark);
  }
}

/** How long a mark counts at most, unless its process takes it away before; null without one. */
async function markedUntil(files: RegistryFiles, folder: string, endsAfterMs: number): Promise<Date | null> {
  for (const child of await files.children(folder)) {
    const since = (await files.read(`${folder}/${child}`))?.toString('utf8');
    const until = since ? Date.parse(since) + endsAfterMs : 0;
    if (Date.now() < until) return new Date(until);
    // Also one that its process took away between both looks.
    await files.remove(`${folder}/${child}`);
  }
  return null;
}
