import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RegistryError } from '#store/registry-error.ts';

/**
 * Refuses two builds of one version in one command, as `dist/*` finds them beside each other: the one that is published last counts
 * as the version, and the order of their names tells nothing about which that should be.
 */
export async function refuseSeveralBuilds(folders: string[]): Promise<void> {
  const found = new Map<string, string>();
  for (const folder of folders) {
    const release = await describedIn(folder);
    const version = release && `${release.name} ${release.version}`;
    const other = version && found.get(version);
    if (other && path.resolve(other) !== path.resolve(folder))
      throw new RegistryError(
        `${other} and ${folder} are both ${version}; name the one to publish, since the last one would count as that version.`,
      );
    if (version) found.set(version, folder);
  }
}

/** What a build states of itself; null where it cannot be read, which its publication refuses with the reason. */
async function describedIn(folder: string): Promise<{ name: string; version: string } | null> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as {
      name: string;
      version: string;
    };
  } catch {
    return null;
  }
}
