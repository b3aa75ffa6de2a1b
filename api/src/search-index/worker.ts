import { parentPort } from 'node:worker_threads';
import { execute, type IndexQuery } from './execute.ts';
import type { Columns } from '#search-index/columns/columns.ts';

/**
 * Messages to the worker: the columns whenever they are replaced, and queries with their number and a deadline in milliseconds
 * since 1970. `cancelled` is shared memory that holds the numbers of cancelled queries.
 */
export type WorkerMessage =
  | { readonly columns: Columns; readonly cancelled: Int32Array }
  | { readonly number: number; readonly query: IndexQuery; readonly deadline: number };

export type WorkerFailure = 'cancelled' | 'late' | (string & {});

let columns: Columns | undefined;
let cancelled: Int32Array | undefined;

/** Ends a walk that is cancelled or late; called between blocks. */
function checkpointOf(number: number, deadline: number) {
  return () => {
    if (cancelled && Atomics.load(cancelled, number % cancelled.length) === number)
      throw new Error('cancelled');
    if (Date.now() > deadline) throw new Error('late');
  };
}

parentPort?.on('message', (message: WorkerMessage) => {
  if ('columns' in message) {
    ({ columns, cancelled } = message);
    return;
  }
  const { number, query, deadline } = message;
  try {
    if (!columns) throw new Error('the index has no columns yet');
    const checkpoint = checkpointOf(number, deadline);
    // A query that waited too long in the queue is not begun.
    checkpoint();
    parentPort?.postMessage({ number, value: execute(columns, query, checkpoint) });
  } catch (error) {
    parentPort?.postMessage({ number, failure: (error as Error).message satisfies WorkerFailure });
  }
});
