import { randomUUID } from 'node:crypto';
import type { EnvironmentStore } from '#store/environment-store.ts';
import { eachOf, readJson } from '#store/registry-files.ts';
import type { VisitorFlags, Canary } from './canary.ts';

/** How old what servers know of each other's counts may be. */
const EXCHANGE_INTERVAL_MS = 5_000;

export interface CanaryMetrics {
  /**
   * Writes down what this server has seen of a canary and reads what others have; null when that was done a moment ago, so that it
   * follows in a moment. Never fails: a server that cannot reach the files goes on with its own counts.
   */
  share(key: string, canary: Canary): Promise<void> | null;
  /** Everything that was seen is written. */
  settled(): Promise<void>;
}

/** What servers have written of a canary, but for one of them. */
export async function writtenFlags(
  environment: EnvironmentStore,
  key: string,
  except = '',
): Promise<VisitorFlags[]> {
  const { files } = environment;
  const folder = environment.canaryFolder(key);
  const names = (await files.children(folder)).filter((name) => name.endsWith('.json') && name !== except);
  const read = await eachOf(names, (name) => readJson<VisitorFlags>(files, `${folder}/${name}`));
  return read.filter((one) => one !== null);
}

/** Keeps the counts of a canary in a file for each server, in the folder of the canary, so that they outlive it and add up. */
export function createCanaryMetrics(
  environment: EnvironmentStore,
  { every = EXCHANGE_INTERVAL_MS, now = Date.now }: { every?: number; now?(): number } = {},
): CanaryMetrics {
  const { files } = environment;
  const own = `${randomUUID()}.json`;
  let last: { key: string; canary: Canary; at: number; written: number } | null = null;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function exchange(state: NonNullable<typeof last>): Promise<void> {
    const folder = environment.canaryFolder(state.key);
    const { changes, marks } = state.canary;
    try {
      if (changes !== state.written) await files.replace(`${folder}/${own}`, JSON.stringify(marks));
      state.written = changes;
      state.canary.learn(await writtenFlags(environment, state.key, own));
    } catch {
      // The next exchange tries again.
    }
  }

  function writeRest(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running = running.then(async () => {
      if (last && last.canary.changes !== last.written) await exchange(last);
    });
    return running;
  }

  return {
    share(key, canary) {
      // What the present request is about to add has no other request that is sure to follow.
      timer ??= setTimeout(() => void writeRest(), every).unref();
      if (last?.canary === canary && now() - last.at < every) return null;
      const state = { key, canary, at: now(), written: last?.canary === canary ? last.written : 0 };
      last = state;
      running = running.then(() => exchange(state));
      return running;
    },
    settled: writeRest,
  };
}
