import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '#config/package-root.ts';
import { execute, type ResultOf, type IndexQuery } from './execute.ts';
import type { ColumnStore } from '#search-index/columns/columns.ts';
import type { WorkerFailure, WorkerMessage } from './worker.ts';

/** A walk over so many slots takes about half a millisecond; more would keep other requests waiting. */
const INLINE_SLOTS = 50_000;
/** A walk with drawn areas costs more per listing. */
const INLINE_SLOTS_WITH_AREAS = 5000;
/** Queries that may wait for the thread; each takes milliseconds, so a longer queue is an attack or a fault. */
const MAX_WAITING = 200;
/** From the query to its result, waiting included. */
const DEADLINE_MS = 3000;
/** Places for numbers of cancelled queries; more than can wait. */
const CANCEL_SLOTS = 1024;

interface Reply {
  readonly number: number;
  readonly value?: unknown;
  readonly failure?: WorkerFailure;
}
interface Waiting {
  resolve(value: unknown): void;
  reject(reason: Error): void;
}

/** Too many queries wait, or the result would come too late; the caller may retry. */
export class SearchBusyError extends Error {
  override readonly name = 'SearchBusyError';
  readonly statusCode = 503;
}

const errorOf = (failure: WorkerFailure): Error =>
  failure === 'late' || failure === 'cancelled' ? new SearchBusyError(failure) : new Error(failure);

/**
 * Executes queries: inline while there are few listings, else in a worker thread over the same memory. The queue is bounded; a
 * query that is late or cancelled ends within a block of listings.
 */
export function scanner(store: ColumnStore) {
  const file = path.join(packageRoot(), 'dist/search-worker.mjs');
  const waiting = new Map<number, Waiting>();
  const cancelled = new Int32Array(new SharedArrayBuffer(CANCEL_SLOTS * Int32Array.BYTES_PER_ELEMENT));
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
      const query = waiting.get(number);
      waiting.delete(number);
      if (failure === undefined) query?.resolve(value);
      else query?.reject(errorOf(failure));
    });
    started.on('error', (reason) => fail(started, reason));
    started.on('exit', () => fail(started, new Error('the search thread ended')));
    return started;
  }

  function send(message: WorkerMessage) {
    worker ??= start();
    worker.postMessage(message);
  }

  function isInline({ filter }: IndexQuery): boolean {
    const limit = filter.areas?.length ? INLINE_SLOTS_WITH_AREAS : INLINE_SLOTS;
    return store.size <= limit || !fs.existsSync(file);
  }

  return {
    /** Queries that wait for the thread. */
    get waiting() {
      return waiting.size;
    },
    /** Rejects with {@link SearchBusyError} when too many queries wait or the result would come too late. */
    async execute<Q extends IndexQuery>(query: Q, signal?: AbortSignal): Promise<ResultOf<Q>> {
      if (isInline(query)) return execute(store.columns, query);
      if (waiting.size >= MAX_WAITING || signal?.aborted) throw new SearchBusyError('the queue is full');
      worker ??= start();
      if (sent !== store.generation) {
        sent = store.generation;
        send({ columns: store.columns, cancelled });
      }
      const number = (next += 1);
      const cancel = () => Atomics.store(cancelled, number % CANCEL_SLOTS, number);
      signal?.addEventListener('abort', cancel, { once: true });
      try {
        return await new Promise<ResultOf<Q>>((resolve, reject) => {
          waiting.set(number, { resolve: resolve as Waiting['resolve'], reject });
          send({ number, query, deadline: Date.now() + DEADLINE_MS });
        });
      } finally {
        signal?.removeEventListener('abort', cancel);
      }
    },
    async stop() {
      const running = worker;
      worker = undefined;
      await running?.terminate();
    },
  };
}

export type Scanner = ReturnType<typeof scanner>;
