import { createHash } from 'node:crypto';
import { RegistryError } from './registry-error.ts';
import { eachOf, readJson, type RegistryFiles } from './registry-files.ts';

/** One version of a package, as its record has it. */
export interface PackageVersion {
  name: string;
  version: string;
  publishedAt: string;
  /** Hashes of the archive, in the forms that npm compares. */
  integrity: string;
  shasum: string;
}

/** Packages for npm, `packages/<name>/<version>.json`, each with its archive `.tgz` beside it; written once, never changed. */
export class PackageStore {
  constructor(readonly files: RegistryFiles) {}

  /** Adds a version with its archive; false when the same one is there already. Other bytes under a known version are refused. */
  async add(manifest: { name: string; version: string }, archive: Buffer): Promise<boolean> {
    const { name, version } = manifest;
    const file = fileOf(name, version);
    const record: PackageVersion = {
      ...manifest,
      publishedAt: new Date().toISOString(),
      integrity: `sha512-${createHash('sha512').update(archive).digest('base64')}`,
      shasum: createHash('sha1').update(archive).digest('hex'),
    };
    // The record last: without it the archive is not found.
    if (!(await this.files.create(`${file}.tgz`, archive))) await this.refuseOther(manifest, archive);
    return this.files.create(`${file}.json`, `${JSON.stringify(record)}\n`);
  }

  /** Fails when a version is there with other bytes, e.g. of a publication that was interrupted. */
  async refuseOther({ name, version }: { name: string; version: string }, archive: Buffer): Promise<void> {
    const existing = await this.files.read(`${fileOf(name, version)}.tgz`);
    if (existing && !existing.equals(archive))
      throw new RegistryError(
        `${name} ${version} is there already with other contents; publish it under another version.`,
      );
  }

  /** All versions of a package, in no order. */
  async versions(name: string): Promise<PackageVersion[]> {
    const children = await this.files.children(`packages/${name}`);
    const records = children.filter((child) => child.endsWith('.json'));
    const read = await eachOf(records, (child) =>
      readJson<PackageVersion>(this.files, `packages/${name}/${child}`),
    );
    return read.filter((one) => one !== null);
  }

  /** The archive of a version that has a record; null when there is none. */
  async archive(name: string, version: string): Promise<Buffer | null> {
    const file = fileOf(name, version);
    return (await this.files.read(`${file}.json`)) && this.files.read(`${file}.tgz`);
  }
}

const fileOf = (name: string, version: string) => `packages/${name}/${version}`;
