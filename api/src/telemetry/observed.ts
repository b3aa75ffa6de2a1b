import { performance } from 'node:perf_hooks';
import type { Observer } from './observer.ts';
import { asWork, type Work } from './work.ts';

/** Does a work and lets the observer see its beginning and its end. */
export async function observed<T>(observer: Observer, work: Work, task: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  observer.began?.(work);
  try {
    const result = await asWork(work, task);
    observer.ended?.(work, { seconds: seconds() });
    return result;
  } catch (error) {
    observer.ended?.(work, { seconds: seconds(), error });
    throw error;
  }
}
