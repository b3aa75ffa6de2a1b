/** How long to work before looking at what the user does, ms; a device four times slower than ours has no long task either. */
const SLICE_MS = 6;

/**
 * Does something with each item, and calls back when all are done: at once while that takes no longer than a slice, and else in
 * tasks of their own, so that presses and frames come in between. Returns what stops it.
 */
export function inSlices<Item>(
  items: readonly Item[],
  each: (item: Item) => void,
  done: () => void,
): () => void {
  let at = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function go(): void {
    const until = performance.now() + SLICE_MS;
    while (at < items.length && performance.now() < until) each(items[at++]!);
    if (at < items.length || performance.now() >= until) timer = setTimeout(go);
    else done();
  }
  go();
  return () => clearTimeout(timer);
}
