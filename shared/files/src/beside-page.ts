import { loadCode } from './load-code.ts';
import type { Outcomes, FileTask } from './tasks.ts';
import { inPool, NoWorker } from './worker-pool.ts';

async function inWorker<T extends FileTask>(task: T): Promise<Outcomes[T['type']]> {
  if (typeof Worker !== 'function') throw new NoWorker('The browser has no workers.');
  if (task.type !== 'check' && typeof OffscreenCanvas !== 'function')
    throw new NoWorker('Workers of the browser do not draw.');
  return (await inPool(task)) as Outcomes[T['type']];
}

/** Lets the browser draw and hear the user. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Does a task in a worker, or in slices in the page where there is none. Rejects when the task fails, with `NoCode` when the network does
 * not bring what does it.
 */
export async function besidePage<T extends FileTask>(task: T): Promise<Outcomes[T['type']]> {
  try {
    return await inWorker(task);
  } catch (error) {
    if (!(error instanceof NoWorker)) throw error;
    const { runTask } = await loadCode(() => import(/* webpackChunkName: "file-tasks" */ './tasks.ts'));
    return (await runTask(task, pause)) as Outcomes[T['type']];
  }
}
