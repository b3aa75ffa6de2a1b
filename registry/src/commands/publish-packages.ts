import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { manifestOf } from '#builds/package-archive.ts';
import { RegistryError } from '#store/registry-error.ts';
import type { PackageStore } from '#store/package-store.ts';

/** What became of one package. */
export interface PublishedPackage {
  name: string;
  version: string;
  /** False when it was there already. */
  added: boolean;
}

/** Whether a file is a package as `npm pack` names it. */
export const isPackageFile = (name: string): boolean => /^[\w-][\w.@~-]*\.tgz$/.test(name);

/** Takes the packages in a folder, as `npm run release` leaves them there, into the registry: all of them, or none that is new. */
export async function publishPackages(store: PackageStore, folder: string): Promise<PublishedPackage[]> {
  const children = await readdir(folder).catch(() => {
    throw new RegistryError(`There is no folder ${folder}.`);
  });
  const names = children.filter(isPackageFile).sort();
  if (names.length === 0) throw new RegistryError(`There is no package (.tgz) in ${folder}.`);
  const checked = [];
  for (const name of names) {
    const archive = await readFile(path.join(folder, name));
    checked.push({ archive, manifest: await manifestOf(archive, name) });
  }
  for (const { archive, manifest } of checked) await store.refuseOther(manifest, archive);
  const published: PublishedPackage[] = [];
  for (const { archive, manifest } of checked) {
    const added = await store.add(manifest, archive);
    published.push({ name: manifest.name, version: manifest.version, added });
  }
  return published;
}
