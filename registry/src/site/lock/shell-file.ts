import type { Release } from '@lintel/contract';
import type { ReleaseStore } from '#store/release-store.ts';
import { dataAddress } from './data-address.ts';
import { fileNamed } from './release-file.ts';

/** The live shell and the one before it. */
interface Shells {
  shell: Release;
  shellBefore: Release | null;
}

/**
 * A file of the shell by its name without hash, for what no page can check: its bytes are those of the record, else they come
 * from the release before; null when neither has them.
 */
export async function shellFile(
  releases: ReleaseStore,
  { shell, shellBefore }: Shells,
  name: string,
): Promise<{ file: string; bytes: Buffer } | null> {
  for (const release of [shell, shellBefore]) {
    const file = release && fileNamed(release, name);
    const bytes = file && (await releases.checked(release, file));
    if (bytes) return { file, bytes };
  }
  return null;
}

/** Icons of the shell as `data:` addresses, by their names without hash: browsers check no icon that they load. */
export async function shellIcons(releases: ReleaseStore, shells: Shells): Promise<Record<string, string>> {
  const icons = Object.keys(shells.shell.files).filter((file) => shells.shell.files[file]?.kind === 'media');
  const entries = await Promise.all(
    icons.map(async (icon): Promise<[string, string][]> => {
      const name = icon.split('.')[0]!;
      const found = await shellFile(releases, shells, name);
      return found ? [[name, dataAddress(found)]] : [];
    }),
  );
  return Object.fromEntries(entries.flat());
}

/** The hashes that the worker's file may have, as an `integrity` has them: while a release goes out, either shell's is there. */
export const workerHashes = ({ shell, shellBefore }: Shells): string =>
  [shell, shellBefore]
    .flatMap((release) => {
      const file = release && fileNamed(release, 'service-worker');
      return file ? [release.files[file]!.integrity] : [];
    })
    .join(' ');
