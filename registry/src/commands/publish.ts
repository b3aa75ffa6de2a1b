import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Csp, Release } from '@lintel/contract';
import { RegistryError } from '#store/registry-error.ts';
import { eachOf } from '#store/registry-files.ts';
import { hasTwins, type ReleaseStore } from '#store/release-store.ts';
import { readBuild, type BuildFolder } from '#builds/build-folder.ts';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/**
 * Takes a build folder into the registry: a hash for every file, compressed twins, and last one release record, without which
 * the files are not found. Publishing the same build again changes nothing; one of the same name with other contents is refused.
 */
export async function publish(
  store: ReleaseStore,
  buildDir: string,
): Promise<{ release: Release; added: boolean }> {
  const build = await readBuild(buildDir);
  const { described, files } = build;
  const release = recordOf(build);
  const existing = await store.recorded(described.name, described);
  if (existing) return sameAs(existing, release);

  await eachOf(Object.entries(files), async ([name, file]) => {
    const bytes = await readFile(path.join(buildDir, name));
    await store.addAsset(described, name, bytes, hasTwins(file) ? await compressed(bytes) : {});
  });
  if (await store.add(release)) return { release, added: true };
  const other = await store.recorded(release.name, release);
  return other ? sameAs(other, release) : { release, added: false };
}

function recordOf({ described, built, files }: BuildFolder): Release {
  return {
    schema: 1,
    name: described.name as Release['name'],
    version: described.version,
    build: described.build,
    createdAt: new Date().toISOString(),
    container: built.container,
    base: `/assets/${described.name}/${described.version}-${described.build}/`,
    mirrors: [],
    files,
    initial: described.manifest ? ['remoteEntry.js'] : built.initial,
    styles: built.styles,
    chunks: built.chunks,
    manifest: described.manifest as Release['manifest'],
    paths: described.paths,
    data: described.data,
    ...(described.owner ? { owner: described.owner } : {}),
    ...(described.provides ? { provides: described.provides } : {}),
    ...(described.requires ? { requires: described.requires } : {}),
    ...(described.csp ? { csp: described.csp as Csp } : {}),
  };
}

/** Old records have fewer fields; those that they have must be equal. */
function sameAs(existing: Release, release: Release): { release: Release; added: boolean } {
  const { createdAt: _at, mirrors: _mirrors, ...said } = existing;
  const other = Object.entries(said).find(
    ([key, value]) => canonical(value) !== canonical(release[key as keyof Release]),
  );
  if (!other) return { release: existing, added: false };
  throw new RegistryError(
    `${release.name} ${release.version}-${release.build} is there already with other contents (${other[0]}); publish it under another version.`,
  );
}

/** JSON in which the order of keys does not matter. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** The twins of a file, by what their names end in. */
async function compressed(bytes: Buffer): Promise<Record<string, Buffer>> {
  const quality = bytes.length > 2_000_000 ? 6 : 11;
  return {
    '.br': await brotlied(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    '.gz': await gzipped(bytes, { level: 9 }),
  };
}
