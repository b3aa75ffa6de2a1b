import type { Csp, Release } from '@lintel/contract';
import type { BuildFileContent, ReleaseFileContent } from './build-description.ts';

/** What a build describes of itself, and its files. */
export interface DescribedBuild {
  described: ReleaseFileContent;
  built: BuildFileContent;
  files: Release['files'];
}

/** The record of a build, as the registry keeps it. */
export function recordOf({ described, built, files }: DescribedBuild): Release {
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

/**
 * The first property in which a record is not that of a build; undefined when it is. When it was made and who mirrors it is not of the
 * build. Old records have fewer properties; those that they have must be equal.
 */
export function differenceOf(existing: Release, release: Release): string | undefined {
  const { createdAt: _at, mirrors: _mirrors, ...kept } = existing;
  return Object.entries(kept).find(
    ([key, value]) => canonical(value) !== canonical(release[key as keyof Release]),
  )?.[0];
}

/** JSON in which the order of keys does not matter. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
