/** A page that nobody has looked at for so long needs no news. Milliseconds. */
const LONG_HIDDEN = 5 * 60_000;

/** Runs `begin` while somebody may be looking: not after the page was hidden for long, again when it is shown. Returns the end of it. */
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
      }, LONG_HIDDEN);
  };
  page.addEventListener('visibilitychange', changed);
  return () => {
    page.removeEventListener('visibilitychange', changed);
    clearTimeout(timer);
    end?.();
    end = null;
  };
}
