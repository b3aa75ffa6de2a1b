import { LRUCache } from 'lru-cache';
import type { Clock } from '#ports/clock.ts';
import type { LimitStore } from '#ports/limits.ts';

/** Keys of one limit; those that were not seen for longest are forgotten. */
const MOST_KEYS = 50_000;

/** Counts in this process. */
export const memoryLimits =
  (clock: Clock): LimitStore =>
  () => {
    // By size: with `max` each of the limits would reserve room for all keys, some megabytes, when the process starts.
    const windows = new LRUCache<string, { count: number; endsAt: number; windowMs: number }>({
      maxSize: MOST_KEYS,
      sizeCalculation: () => 1,
    });
    const now = () => clock.now().getTime();
    const running = (key: string) => {
      const window = windows.get(key);
      const left = window ? window.endsAt - now() : 0;
      // More than a whole window is left only where the clock ran ahead when it began.
      return window && left > 0 && left <= window.windowMs ? window : undefined;
    };
    return {
      async add(key, windowMs) {
        const window = running(key) ?? { count: 0, endsAt: now() + windowMs, windowMs };
        window.count += 1;
        windows.set(key, window);
        return { count: window.count, endsInMs: window.endsAt - now() };
      },
      async read(key) {
        const window = running(key);
        return window ? { count: window.count, endsInMs: window.endsAt - now() } : { count: 0, endsInMs: 0 };
      },
      async takeBack(key) {
        const window = running(key);
        if (window) window.count = Math.max(0, window.count - 1);
      },
      async forget(key) {
        windows.delete(key);
      },
    };
  };
