import { readFile } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { EnvironmentStore } from './environment-store.ts';

/** Revision → when a page with that lock was last handed out; tabs may hold it for long after. */
export type ServedLocks = Record<string, string>;

/** How exact the times are, and so how often they are written at most. */
const EXACT_TO_MS = 60_000;

const fileOf = (environment: EnvironmentStore) => path.join(environment.folder, 'served.json');

/** When each lock was last handed out; null when no server has kept a record, e.g. on a static host. */
export async function readServedLocks(environment: EnvironmentStore): Promise<ServedLocks | null> {
  try {
    return JSON.parse(await readFile(fileOf(environment), 'utf8')) as ServedLocks;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Notes that a page with this lock goes out now. Never in the way of the page: a failure is somebody else's news. */
export function createServedLocks(environment: EnvironmentStore, now: () => number = Date.now) {
  const noted = new Map<number, number>();
  let writing = Promise.resolve();
  return {
    note(revision: number): void {
      if (now() - (noted.get(revision) ?? 0) < EXACT_TO_MS) return;
      noted.set(revision, now());
      writing = writing
        .then(async () => {
          const known = (await readServedLocks(environment)) ?? {};
          const served = { ...known, [revision]: new Date(now()).toISOString() };
          await writeFileAtomic(fileOf(environment), `${JSON.stringify(served)}\n`);
        })
        .catch(() => void noted.delete(revision));
    },
    /** What is noted is on disk. */
    settled: () => writing,
  };
}
