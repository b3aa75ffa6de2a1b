import { parentPort } from 'node:worker_threads';
import { answer, type Question } from './ask.ts';
import type { Columns } from './columns.ts';

/** What the worker is sent: the columns whenever they are other ones, and questions with a number to answer under. */
export type WorkerMessage =
  | { readonly columns: Columns }
  | { readonly number: number; readonly question: Question };

let columns: Columns | undefined;

parentPort?.on('message', (message: WorkerMessage) => {
  if ('columns' in message) {
    columns = message.columns;
    return;
  }
  const { number, question } = message;
  try {
    if (!columns) throw new Error('the index has no columns yet');
    parentPort?.postMessage({ number, value: answer(columns, question) });
  } catch (error) {
    parentPort?.postMessage({ number, failure: (error as Error).message });
  }
});
