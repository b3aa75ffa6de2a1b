/** A page hidden for so long needs no events. Milliseconds. */
const LONG_HIDDEN_MS = 5 * 60_000;

/** Runs `begin` while the page is visible, and pauses after it was hidden for long. Returns a function that stops it. */
export function whilePresent(begin: () => () => void, page: Document = document): () => void {
  let end: (() => void) | null = begin();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = () => {
    clearTimeout(timer);
    if (page.visibilityState === 'visible') end ??= begin();
    else
      timer = setTimeout(() => {
        end?.();
        end = null;
      }, LONG_HIDDEN_MS);
  };
  page.addEventListener('visibilitychange', changed);
  return () => {
    page.removeEventListener('visibilitychange', changed);
    clearTimeout(timer);
    end?.();
    end = null;
  };
}
