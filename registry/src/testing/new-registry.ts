import type { Release } from '@lintel/contract';
import type { RuleName } from '#checks/contract-violation.ts';
import { changeLock } from '#commands/lock.ts';
import { publish } from '#commands/publish.ts';
import { EnvironmentStore } from '#store/environment-store.ts';
import { folderFiles } from '#store/folder-files.ts';
import type { RegistryFiles } from '#store/registry-files.ts';
import { ReleaseStore } from '#store/release-store.ts';
import { buildFolder } from './build-folder.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Files in a folder of their own. */
export const newFolder = async (): Promise<RegistryFiles> => folderFiles(await temporaryFolder('registry'));

/** An empty registry, in a folder of its own unless other files are given, and short ways to fill it. */
export async function newRegistry(name = 'staging', given?: RegistryFiles) {
  const files = given ?? (await newFolder());
  const releases = new ReleaseStore(files);
  const environment = new EnvironmentStore(files, name);
  return {
    files,
    releases,
    environment,
    /** Publishes a build. */
    release: async (options: Parameters<typeof buildFolder>[0]) =>
      (await publish(releases, await buildFolder(options))).release,
    /** Makes releases live. */
    lock: (...wanted: Release[]) =>
      changeLock(releases, environment, { set: byName(wanted), by: 'test', reason: '' }),
    /** Writes releases as a lock that is not live. */
    hold: (wanted: Release[], allow: RuleName[] = []) =>
      changeLock(releases, environment, { set: byName(wanted), allow, live: false, by: 'test', reason: '' }),
  };
}

const byName = (releases: Release[]) =>
  Object.fromEntries(releases.map((release) => [release.name, release]));
