import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../package-root.ts';
import { answer, type AnswerTo, type Question } from './ask.ts';
import type { ColumnStore } from './columns.ts';
import type { WorkerMessage } from './worker.ts';

/** A walk over so many slots takes about half a millisecond; more would keep other requests waiting. */
const INLINE_SLOTS = 50_000;

interface Reply {
  readonly number: number;
  readonly value?: unknown;
  readonly failure?: string;
}
interface Waiting {
  resolve(value: unknown): void;
  reject(reason: Error): void;
}

/** Answers questions: at once while there are few listings, else in a thread of its own over the same memory. */
export function scanner(store: ColumnStore) {
  const file = path.join(packageRoot(), 'dist/search-worker.mjs');
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let sent = -1;
  let next = 0;

  function fail(ended: Worker, reason: Error) {
    if (worker !== ended) return;
    worker = undefined;
    sent = -1;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(file);
    started.unref();
    started.on('message', ({ number, value, failure }: Reply) => {
      const asked = waiting.get(number);
      waiting.delete(number);
      if (failure === undefined) asked?.resolve(value);
      else asked?.reject(new Error(failure));
    });
    started.on('error', (reason) => fail(started, reason));
    started.on('exit', () => fail(started, new Error('the search thread ended')));
    return started;
  }

  function send(message: WorkerMessage) {
    worker ??= start();
    worker.postMessage(message);
  }

  return {
    async ask<Q extends Question>(question: Q): Promise<AnswerTo<Q>> {
      if (store.size <= INLINE_SLOTS || !fs.existsSync(file)) return answer(store.columns, question);
      worker ??= start();
      if (sent !== store.generation) {
        sent = store.generation;
        send({ columns: store.columns });
      }
      const number = (next += 1);
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve: resolve as Waiting['resolve'], reject });
        send({ number, question });
      });
    },
    async stop() {
      const running = worker;
      worker = undefined;
      await running?.terminate();
    },
  };
}

export type Scanner = ReturnType<typeof scanner>;
