interface IdleOptions {
  /** Milliseconds after which it runs also in a busy browser; for ever without it. */
  timeout?: number;
  /** Milliseconds to wait in a browser without idle callbacks (Safari). */
  otherwiseAfter?: number;
}

/** Runs work when the browser has time for it. Returns a function that cancels. */
export function whenIdle(act: () => void, { timeout, otherwiseAfter = 0 }: IdleOptions = {}): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(() => act(), timeout === undefined ? undefined : { timeout });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(act, otherwiseAfter);
  return () => clearTimeout(id);
}
