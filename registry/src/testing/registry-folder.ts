import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@lintel/contract';
import type { RuleName } from '../checks/refusal.ts';
import { changeLock } from '../commands/lock.ts';
import { publish } from '../commands/publish.ts';
import { EnvironmentStore } from '../store/environment-store.ts';
import { ReleaseStore } from '../store/release-store.ts';
import { buildFolder } from './build-folder.ts';

/** An empty registry in a folder of its own, and short ways to fill it. */
export async function registryFolder(name = 'staging') {
  const root = await mkdtemp(path.join(tmpdir(), 'lintel-registry-'));
  const releases = new ReleaseStore(root);
  const environment = new EnvironmentStore(root, name);
  return {
    root,
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
