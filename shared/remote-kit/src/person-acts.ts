/** What a browser reports when a person does anything at all, also with a keyboard, a screen reader or a finger. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/**
 * Calls back once the person does something and the browser has time: for work that a visitor who only looks at the first screen
 * never needs. Each call back is an idle task of its own. Returns a function that takes the wish back.
 */
export function whenPersonActs(act: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let forget = () => ending.abort();
  const begin = () => {
    ending.abort();
    forget = whenIdle(act);
  };
  for (const sign of signs) addEventListener(sign, begin, { signal, passive: true, capture: true });
  return () => forget();
}

/** Safari has no idle callback. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(() => act());
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(act);
  return () => clearTimeout(id);
}
