// @ts-check
import { Worker } from 'node:worker_threads';

/** Most of what a build allocates is dead when it is over: with room for it, a build spends less time on collecting it. Megabytes. */
const YOUNG_MEMORY_MB = 128;

/**
 * `watchPackage` in a thread of its own: the front answers pages while a build has the processor, and the shell and remotes are built
 * beside each other.
 * @param {Parameters<typeof import('./watch-package.mjs').watchPackage>[0]} options
 * @returns {{ close(): Promise<void> }}
 */
export function watchInThread({ onStart, onUpdate, onBuild, onProblem, ...options }) {
  const worker = new Worker(new URL('./watch-thread.mjs', import.meta.url), {
    workerData: options,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
  });
  worker.on('message', ({ start, update, build, problem }) => {
    if (start) onStart();
    if (update) onUpdate(update);
    if (build) onBuild(build);
    if (problem !== undefined) onProblem(problem);
  });
  worker.on('error', (error) => onProblem(String(error)));
  return {
    async close() {
      await worker.terminate();
    },
  };
}
