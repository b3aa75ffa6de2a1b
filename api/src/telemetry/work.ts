import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What the process does at a time, and for which request. A request is answered by one call at most; jobs have ids of
 * their own.
 */
export interface Work {
  readonly kind: 'request' | 'call' | 'job';
  /** The id of the request, as logs and the client have it. */
  readonly id: string;
  /** Template of the route, name of the call, or name of the job: never something that a client chose. */
  readonly name: string;
  /** Of a request. */
  readonly method?: string;
  /** The request of a call. */
  readonly parent?: Work;
}

const current = new AsyncLocalStorage<Work>();

/** What runs here belongs to; undefined at the start and in what nothing asked for. */
export const currentWork = (): Work | undefined => current.getStore();

/** Runs something as part of a work, with all that it begins. */
export const asWork = <T>(work: Work, task: () => T): T => current.run(work, task);
