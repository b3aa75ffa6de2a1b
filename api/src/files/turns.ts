/**
 * Lets at most `atOnce` pieces of heavy work run at the same time; the others wait in order. Pictures are worked on
 * outside the event loop, but each one takes a core and tens of megabytes.
 */
export function turns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // The place goes to the next one in the queue without becoming free in between.
      if (next) next();
      else busy -= 1;
    }
  };
}
