import type { Release } from '@lintel/contract';
import type { ReleaseStore } from '#store/release-store.ts';

/** What a list tells of a release. */
export type Listed = Pick<Release, 'name' | 'version' | 'build' | 'createdAt'>;

/** All published releases, or those of one part, oldest first. */
export async function listReleases(releases: ReleaseStore, name?: string): Promise<Listed[]> {
  const names = name ? [name] : await releases.names();
  const all = (await Promise.all(names.map((one) => releases.list(one)))).flat();
  return all.map(({ name: part, version, build, createdAt }) => ({ name: part, version, build, createdAt }));
}
