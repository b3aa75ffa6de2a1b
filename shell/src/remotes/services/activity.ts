import type { Readable } from '@lintel/contract';

export interface Activity {
  /** Whether anything that the user waits for is under way; drives the bar at the top. */
  readonly active: Readable<boolean>;
  busy(task: Promise<unknown>): void;
}

/** Counts the tasks that the user waits for. */
export function createActivity(): Activity {
  const listeners = new Set<(active: boolean) => void>();
  let tasks = 0;
  const change = (by: 1 | -1) => {
    const before = tasks > 0;
    tasks += by;
    if (before !== tasks > 0) for (const listener of listeners) listener(tasks > 0);
  };
  return {
    active: {
      get: () => tasks > 0,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    busy(task) {
      change(1);
      const end = () => change(-1);
      task.then(end, end);
    },
  };
}
