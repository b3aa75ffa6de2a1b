import type { EnvironmentStore } from './environment-store.ts';
import { eachOf, readJson } from './registry-files.ts';

/** Revision → when a page with that lock was last handed out; tabs may hold it for long after. */
export type ServedLocks = Record<string, string>;

/** How exact the times are, and so how often they are written at most. */
const EXACT_TO_MS = 60_000;

const folderOf = (environment: EnvironmentStore) => `${environment.folder}/served`;

/** When each lock was last handed out; null when no server has kept a record, e.g. on a static host. */
export async function readServedLocks(environment: EnvironmentStore): Promise<ServedLocks | null> {
  const { files } = environment;
  const names = (await files.children(folderOf(environment))).filter((name) => name.endsWith('.json'));
  if (names.length === 0) return null;
  const notes = await eachOf(names, async (name) => {
    const note = await readJson<{ at: string }>(files, `${folderOf(environment)}/${name}`);
    return note ? [[name.slice(0, -'.json'.length), note.at] as const] : [];
  });
  return Object.fromEntries(notes.flat());
}

/**
 * Notes that a page with this lock goes out now. A file for each lock, so that several servers do not undo each other's notes.
 * A failure does not delay or break the page.
 */
export function createServedLocks(environment: EnvironmentStore, now: () => number = Date.now) {
  const noted = new Map<number, number>();
  let writing = Promise.resolve();
  return {
    note(revision: number): void {
      if (now() - (noted.get(revision) ?? 0) < EXACT_TO_MS) return;
      noted.set(revision, now());
      const note = `${JSON.stringify({ at: new Date(now()).toISOString() })}\n`;
      writing = writing
        .then(() => environment.files.replace(`${folderOf(environment)}/${revision}.json`, note))
        .catch(() => void noted.delete(revision));
    },
    /** What is noted is written. */
    settled: () => writing,
  };
}
