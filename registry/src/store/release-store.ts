import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PinnedRelease, Release } from '@lintel/contract';
import writeFileAtomic from 'write-file-atomic';
import { integrityOf } from './integrity.ts';
import { RegistryError } from './registry-error.ts';

const id = ({ version, build }: { version: string; build: string }) => `${version}-${build}`;

/** Release records on disk, `releases/<name>/<version>-<build>.json`; written once, never changed. */
export class ReleaseStore {
  constructor(readonly root: string) {}

  fileOf(name: string, release: { version: string; build: string }): string {
    return path.join(this.root, 'releases', name, `${id(release)}.json`);
  }

  assetsOf(name: string, release: { version: string; build: string }): string {
    return path.join(this.root, 'assets', name, id(release));
  }

  async add(release: Release): Promise<void> {
    const file = this.fileOf(release.name, release);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFileAtomic(file, `${JSON.stringify(release)}\n`);
  }

  async recorded(name: string, release: { version: string; build: string }): Promise<Release | null> {
    try {
      return JSON.parse(await readFile(this.fileOf(name, release), 'utf8')) as Release;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /** The record that a lock pins; refuses one whose bytes are not those that were pinned. */
  async read(name: string, pinned: PinnedRelease): Promise<Release> {
    const bytes = await readFile(this.fileOf(name, pinned)).catch(() => {
      throw new RegistryError(`There is no release ${name} ${id(pinned)}; publish it first.`);
    });
    if (integrityOf(bytes) !== pinned.digest) {
      throw new RegistryError(`The record of ${name} ${id(pinned)} is not the one that the lock names.`);
    }
    return JSON.parse(bytes.toString('utf8')) as Release;
  }

  /** What a lock needs to name this release. */
  async pin(name: string, release: { version: string; build: string }): Promise<PinnedRelease> {
    const digest = integrityOf(await readFile(this.fileOf(name, release)));
    return { version: release.version, build: release.build, digest };
  }

  /** All releases of one name, oldest first. */
  async list(name: string): Promise<Release[]> {
    const files = await readdir(path.join(this.root, 'releases', name)).catch(() => []);
    const releases = await Promise.all(
      files
        .filter((file) => file.endsWith('.json'))
        .map(async (file) => {
          const text = await readFile(path.join(this.root, 'releases', name, file), 'utf8');
          return JSON.parse(text) as Release;
        }),
    );
    return releases.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  }

  /** Takes a release and its files away; the record first, so that nobody finds a release without files. */
  async remove(release: Release): Promise<void> {
    await rm(this.fileOf(release.name, release), { force: true });
    await rm(this.assetsOf(release.name, release), { recursive: true, force: true });
  }

  async names(): Promise<string[]> {
    return (await readdir(path.join(this.root, 'releases')).catch(() => [])).sort();
  }

  /** Finds the release that `mfe-chat@1.2.0` or `mfe-chat@1.2.0-ab12cd34` names. */
  find(wanted: string): Promise<Release> {
    const [name, version] = wanted.split('@');
    if (!name || !version) throw new RegistryError(`${wanted} is not of the form name@version.`);
    return this.resolve(name, version);
  }

  /** Finds `1.2.0` (the newest build of it) or `1.2.0-ab12cd34`. */
  async resolve(name: string, wanted: string): Promise<Release> {
    const releases = await this.list(name);
    const found = releases.filter((release) => release.version === wanted || id(release) === wanted).at(-1);
    if (found) return found;
    const known = releases.map(id).join(', ') || 'none';
    throw new RegistryError(`There is no release ${wanted} of ${name}; published: ${known}.`);
  }
}
