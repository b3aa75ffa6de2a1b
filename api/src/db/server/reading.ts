import { AsyncLocalStorage } from 'node:async_hooks';

/** Open while a call is served that may read a replica. */
const scope = new AsyncLocalStorage<{ open: boolean }>();

/** Runs work that only reads. */
export type Reading = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs work whose statements only read and may be answered by a replica that is up to two seconds behind. What the work leaves
 * behind, such as a timer, writes and reads at the primary again once the work has ended.
 */
export async function readingReplica<T>(work: () => Promise<T>): Promise<T> {
  const state = { open: true };
  try {
    return await scope.run(state, work);
  } finally {
    state.open = false;
  }
}

/** Runs work at the primary, also inside {@link readingReplica}: what is kept for later callers must not be behind. */
export const readingPrimary = <T>(work: () => T): T => scope.exit(work);

export const mayReadReplica = (): boolean => scope.getStore()?.open === true;
