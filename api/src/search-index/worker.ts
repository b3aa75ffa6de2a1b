import { parentPort } from 'node:worker_threads';
import { answer, type Question } from './ask.ts';
import type { Columns } from '#search-index/columns/columns.ts';

/**
 * What the worker is sent: the columns whenever they are other ones, and questions with a number to answer under, the time in
 * milliseconds since 1970 after which the answer is of no use, and a place in shared memory where the number stands once the
 * question is cancelled.
 */
export type WorkerMessage =
  | { readonly columns: Columns; readonly cancelled: Int32Array }
  | { readonly number: number; readonly question: Question; readonly deadline: number };

export type WorkerFailure = 'cancelled' | 'late' | (string & {});

let columns: Columns | undefined;
let cancelled: Int32Array | undefined;

/** Ends a walk that is cancelled or late; asked between blocks. */
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
  const { number, question, deadline } = message;
  try {
    if (!columns) throw new Error('the index has no columns yet');
    const checkpoint = checkpointOf(number, deadline);
    // What waited too long in the queue is not begun.
    checkpoint();
    parentPort?.postMessage({ number, value: answer(columns, question, checkpoint) });
  } catch (error) {
    parentPort?.postMessage({ number, failure: (error as Error).message satisfies WorkerFailure });
  }
});
