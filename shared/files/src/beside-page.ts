import type { Reply } from './files.worker.ts';
import type { Outcomes, Task } from './tasks.ts';

/** How long an idle worker is kept. */
const KEPT_MS = 10_000;

interface Waiting {
  resolve(outcome: never): void;
  reject(error: Error): void;
}

/** Of the worker that is running. */
let running: { worker: Worker; waiting: Map<number, Waiting> } | undefined;
let lastId = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

/** A worker could not be started or died; the task is then done in the page. */
class NoWorker extends Error {}

async function start(): Promise<NonNullable<typeof running>> {
  // As text inside a chunk, whose hash the page checks; browsers check none for a worker's own file.
  const { default: code } = await import(/* webpackChunkName: "file-worker" */ './files.worker.ts?code');
  if (running) return running;
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = new Worker(address);
  const waiting = new Map<number, Waiting>();
  const stop = () => {
    worker.terminate();
    URL.revokeObjectURL(address);
    running = undefined;
    for (const { reject } of waiting.values()) reject(new NoWorker('The worker has gone.'));
  };
  worker.addEventListener('message', ({ data }: { data: Reply }) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) one?.reject(new Error(data.error));
    else one?.resolve(data.outcome as never);
    if (waiting.size === 0) closing = setTimeout(() => waiting.size === 0 && stop(), KEPT_MS);
  });
  worker.addEventListener('error', stop);
  running = { worker, waiting };
  return running;
}

async function inWorker<T extends Task>(task: T): Promise<Outcomes[T['type']]> {
  if (typeof Worker !== 'function') throw new NoWorker('The browser has no workers.');
  if (task.type === 'prepare' && typeof OffscreenCanvas !== 'function')
    throw new NoWorker('Workers of the browser do not draw.');
  clearTimeout(closing);
  const { worker, waiting } = await start().catch((error: unknown) => {
    throw new NoWorker(String(error));
  });
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, task }, []);
  });
}

/** Lets the browser draw and hear the user. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Does a task in a worker, or in slices in the page where there is none. Rejects when the task fails. */
export async function besidePage<T extends Task>(task: T): Promise<Outcomes[T['type']]> {
  try {
    return await inWorker(task);
  } catch (error) {
    if (!(error instanceof NoWorker)) throw error;
    const { runTask } = await import(/* webpackChunkName: "file-tasks" */ './tasks.ts');
    return (await runTask(task, pause)) as Outcomes[T['type']];
  }
}
