import { randomUUID } from 'node:crypto';
import type { EnvironmentStore } from '#store/environment-store.ts';
import { eachOf, readJson } from '#store/registry-files.ts';
import type { Marks, Trial } from './canary.ts';

/** How old what servers know of each other's counts may be. Milliseconds. */
const EVERY = 5_000;

export interface TrialCounts {
  /**
   * Writes down what this server has seen of a trial and learns what others have; null when that was done a moment ago. Never
   * fails: a server that cannot reach the files goes on with its own counts.
   */
  share(key: string, trial: Trial): Promise<void> | null;
  /** Everything that was seen is written. */
  settled(): Promise<void>;
}

/** Keeps the counts of a trial in a file for each server, `trials/<key>/<server>.json`, so that they outlive it and add up. */
export function createTrialCounts(
  environment: EnvironmentStore,
  { every = EVERY, now = Date.now }: { every?: number; now?(): number } = {},
): TrialCounts {
  const { files } = environment;
  const own = `${randomUUID()}.json`;
  let last: { key: string; trial: Trial; at: number; written: number } | null = null;
  let running = Promise.resolve();

  async function exchange(state: NonNullable<typeof last>): Promise<void> {
    const folder = environment.trialFolder(state.key);
    const { changes, marks } = state.trial;
    try {
      if (changes !== state.written) await files.replace(`${folder}/${own}`, JSON.stringify(marks));
      state.written = changes;
      const others = (await files.children(folder)).filter((name) => name.endsWith('.json') && name !== own);
      const learnt = await eachOf(others, (name) => readJson<Marks>(files, `${folder}/${name}`));
      state.trial.learn(learnt.filter((one) => one !== null));
    } catch {
      // The next exchange tries again.
    }
  }

  return {
    share(key, trial) {
      if (last?.trial === trial && now() - last.at < every) return null;
      const state = { key, trial, at: now(), written: last?.trial === trial ? last.written : 0 };
      last = state;
      running = running.then(() => exchange(state));
      return running;
    },
    async settled() {
      await running;
      if (last && last.trial.changes !== last.written) await exchange(last);
    },
  };
}
