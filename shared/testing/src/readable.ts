import type { Readable } from '@lintel/contract';

/** A readable that the test can set, and whose listeners it can count. */
export interface Writable<T> extends Readable<T> {
  set(value: T): void;
  readonly listeners: number;
}

export function writable<T>(initial: T): Writable<T> {
  let value = initial;
  const listeners = new Set<(value: T) => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get listeners() {
      return listeners.size;
    },
  };
}
