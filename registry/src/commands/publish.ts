import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@lintel/contract';
import { RegistryError } from '#store/registry-error.ts';
import { eachOf } from '#store/registry-files.ts';
import { hasTwins, type ReleaseStore } from '#store/release-store.ts';
import { labelOf } from '#checks/contract-violation.ts';
import { readBuild, type BuildFolder } from '#builds/build-folder.ts';
import { twinsOf } from '#builds/compressed-twins.ts';
import { differenceOf, recordOf } from '#builds/release-record.ts';
import { whilePublishing } from './taking-turns.ts';
import { noKeys, refuseUnsigned, type KeysOf } from './trust.ts';

/**
 * Takes a build folder into the registry: a hash for every file, compressed twins, and last one release record, without which
 * the files are not found. Publishing the same build again changes nothing, but for a signature that it did not have; one of the same
 * name with other contents is refused, and so is one without a signature whose team has keys.
 */
export async function publish(
  store: ReleaseStore,
  buildDir: string,
  keysOf: KeysOf = noKeys,
): Promise<{ release: Release; added: boolean }> {
  const build = await readBuild(buildDir);
  const { signed } = build;
  refuseUnsigned(keysOf, recordOf(build), signed ? [signed] : []);
  const published = await added(store, buildDir, build);
  // Last: a release of the same name with other contents is refused before, and a signature that is missing can be added.
  if (signed) await store.addSigned(published.release, signed);
  return published;
}

async function added(
  store: ReleaseStore,
  buildDir: string,
  build: BuildFolder,
): Promise<{ release: Release; added: boolean }> {
  const { described, files } = build;
  const release = recordOf(build);
  const existing = await store.recorded(described.name, described);
  if (existing) return sameAs(existing, release);

  return whilePublishing(store.files, release, async () => {
    const kept = await addressesByIntegrity(store, release.name);
    await eachOf(Object.entries(files), async ([name, file]) => {
      const bytes = await readFile(path.join(buildDir, name));
      const twins = hasTwins(file)
        ? await twinsOf(bytes, (address) => store.files.read(address), kept.get(file.integrity))
        : {};
      await store.addAsset(described, name, bytes, twins);
    });
    const dated = { ...release, createdAt: await momentAfterOthers(store, release) };
    if (await store.add(dated)) return { release: dated, added: true };
    const other = await store.recorded(release.name, release);
    return other ? sameAs(other, release) : { release, added: false };
  });
}

/** Where files of other releases of a name stand, by their integrity; most files of a new version are those of the one before. */
async function addressesByIntegrity(store: ReleaseStore, name: string): Promise<Map<string, string>> {
  const releases = await store.list(name);
  return new Map(
    releases.flatMap((release) =>
      Object.entries(release.files).map(
        ([file, { integrity }]) => [integrity, `${store.assetsOf(name, release)}/${file}`] as const,
      ),
    ),
  );
}

/** Later than every other release of the name, since the newest build of a version counts: clocks of machines differ. */
async function momentAfterOthers(store: ReleaseStore, { name, createdAt }: Release): Promise<string> {
  const newest = (await store.list(name)).at(-1)?.createdAt;
  return newest === undefined || newest < createdAt
    ? createdAt
    : new Date(Date.parse(newest) + 1).toISOString();
}

/** The record that is there already, when it is that of the same build. */
function sameAs(existing: Release, release: Release): { release: Release; added: boolean } {
  const other = differenceOf(existing, release);
  if (other === undefined) return { release: existing, added: false };
  throw new RegistryError(
    `${labelOf(release)} is there already with other contents (${other}); publish it under another version.`,
  );
}
