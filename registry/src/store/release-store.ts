import { createHash } from 'node:crypto';
import type { PinnedRelease, Release, ReleaseFile } from '@lintel/contract';
import { integrityOf } from './integrity.ts';
import { RegistryError } from './registry-error.ts';
import { eachOf, readJson, type RegistryFiles } from './registry-files.ts';

/** Whether a file has compressed twins beside it, `.br` and `.gz`. */
export const hasTwins = ({ kind, bytes }: Pick<ReleaseFile, 'kind' | 'bytes'>): boolean =>
  kind !== 'media' && bytes > 500;

/** The descriptions of a signed build as they were signed, and the signature; kept, so that it can be checked again. */
export interface SignedDescriptions {
  'release.json': string;
  'build.json': string;
  'signature.json': string;
}

const id = ({ version, build }: { version: string; build: string }) => `${version}-${build}`;

/** Release records, `releases/<name>/<version>-<build>.json`, and their files; written once, never changed. */
export class ReleaseStore {
  constructor(readonly files: RegistryFiles) {}

  fileOf(name: string, release: { version: string; build: string }): string {
    return `releases/${name}/${id(release)}.json`;
  }

  assetsOf(name: string, release: { version: string; build: string }): string {
    return `assets/${name}/${id(release)}`;
  }

  /** Adds a record, when all its files are there; false when another publication added it first. */
  add(release: Release): Promise<boolean> {
    return this.files.create(this.fileOf(release.name, release), `${JSON.stringify(release)}\n`);
  }

  /**
   * Adds a file of a release and its compressed twins (ending → bytes). One that is there already, e.g. of a publication that
   * was interrupted, must be the same; a twin need not, since another version of the compressor writes other bytes.
   */
  async addAsset(
    { name, ...release }: { name: string; version: string; build: string },
    file: string,
    bytes: Buffer,
    twins: Record<string, Buffer>,
  ): Promise<void> {
    const asset = `${this.assetsOf(name, release)}/${file}`;
    if (!(await this.files.create(asset, bytes)) && !(await this.files.read(asset))?.equals(bytes))
      throw new RegistryError(
        `${file} of ${name} ${id(release)} is there already with other bytes; publish it under another version.`,
      );
    for (const [ending, twin] of Object.entries(twins)) await this.files.create(asset + ending, twin);
  }

  private signaturesOf({ name, ...release }: Pick<Release, 'name' | 'version' | 'build'>): string {
    return `signatures/${name}/${id(release)}`;
  }

  /** Keeps a signature of a release; others that it has stay, so that one which does not hold is not in the way. */
  async addSigned(release: Release, signed: SignedDescriptions): Promise<void> {
    const json = `${JSON.stringify(signed)}\n`;
    const name = createHash('sha256').update(json).digest('hex').slice(0, 16);
    await this.files.create(`${this.signaturesOf(release)}/${name}.json`, json);
  }

  /** What was signed of a release, once for each signature; empty when it has none. */
  async signed(release: Release): Promise<SignedDescriptions[]> {
    const folder = this.signaturesOf(release);
    const read = await eachOf(await this.files.children(folder), (file) =>
      readJson<SignedDescriptions>(this.files, `${folder}/${file}`),
    );
    return read.filter((one) => one !== null);
  }

  /** The bytes of a file of a release; null when there is none. */
  asset(name: string, release: { version: string; build: string }, file: string): Promise<Buffer | null> {
    return this.files.read(`${this.assetsOf(name, release)}/${file}`);
  }

  /** The bytes of a file of a release when they are those that its record names; null when they are others, or gone. */
  async checked(release: Release, file: string): Promise<Buffer | null> {
    const bytes = await this.asset(release.name, release, file);
    return bytes && integrityOf(bytes) === release.files[file]?.integrity ? bytes : null;
  }

  /** The record of a release; null when there is none, also where a disk finds one under another spelling of the name. */
  async recorded(name: string, release: { version: string; build: string }): Promise<Release | null> {
    const found = await readJson<Release>(this.files, this.fileOf(name, release));
    return found && found.name === name && id(found) === id(release) ? found : null;
  }

  /** The record that a lock pins; refuses one whose bytes are not those that were pinned. */
  async read(name: string, pinned: PinnedRelease): Promise<Release> {
    const bytes = await this.record(name, pinned);
    if (integrityOf(bytes) !== pinned.digest) {
      throw new RegistryError(`The record of ${name} ${id(pinned)} is not the one that the lock names.`);
    }
    return JSON.parse(bytes.toString('utf8')) as Release;
  }

  /** What a lock needs to name this release. */
  async pin(name: string, release: { version: string; build: string }): Promise<PinnedRelease> {
    const digest = integrityOf(await this.record(name, release));
    return { version: release.version, build: release.build, digest };
  }

  private async record(name: string, release: { version: string; build: string }): Promise<Buffer> {
    const bytes = await this.files.read(this.fileOf(name, release));
    if (bytes) return bytes;
    throw new RegistryError(`There is no release ${name} ${id(release)}; publish it first.`);
  }

  /** All releases of one name, oldest first. */
  async list(name: string): Promise<Release[]> {
    const records = await this.files.children(`releases/${name}`);
    const releases = await eachOf(
      records.filter((file) => file.endsWith('.json')),
      (file) => readJson<Release>(this.files, `releases/${name}/${file}`),
    );
    return releases
      .filter((release) => release !== null)
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  }

  /** Takes a release and its files away; the record first, so that no reader finds a release without files. */
  async remove(release: Release): Promise<void> {
    await this.files.remove(this.fileOf(release.name, release));
    await this.files.remove(this.assetsOf(release.name, release));
    await this.files.remove(this.signaturesOf(release));
  }

  /** Files without a record: of a publication or a removal that came to an end half-way, or is under way. */
  async unrecorded(): Promise<{ name: string; id: string; lastWrite: Date }[]> {
    const found = [];
    for (const name of await this.files.children('assets')) {
      const recorded = new Set(await this.files.children(`releases/${name}`));
      for (const one of await this.files.children(`assets/${name}`)) {
        const lastWrite = recorded.has(`${one}.json`)
          ? null
          : await this.files.lastWrite(`assets/${name}/${one}`);
        if (lastWrite) found.push({ name, id: one, lastWrite });
      }
    }
    return found;
  }

  names(): Promise<string[]> {
    return this.files.children('releases');
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
