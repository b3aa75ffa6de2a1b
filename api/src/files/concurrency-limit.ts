import pLimit from 'p-limit';
import { DomainError } from '#http/domain-error.ts';

/** Seconds in which some of the waiting work is done. */
const RETRY_AFTER_S = 5;

/** Work that is done `atOnce` pieces at a time while at most `mostWaiting` wait. */
export interface ConcurrencyLimit {
  /** Runs the work when its turn comes; refuses it as `unavailable` when too much waits already. */
  <T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Bounds heavy work. Pictures are worked on outside the event loop, but each of them takes a core and tens of megabytes, so
 * neither the running nor the waiting ones may be as many as callers like.
 */
export function concurrencyLimit({
  atOnce,
  mostWaiting,
}: {
  atOnce: number;
  mostWaiting: number;
}): ConcurrencyLimit {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + mostWaiting)
      throw new DomainError('unavailable', 'The server is busy. Please try again in a moment.', {
        retryAfterSeconds: RETRY_AFTER_S,
      });
    return limit(work);
  };
}
