/** What a browser reports when a person does anything at all, also with a keyboard, a screen reader or a finger. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

let hasActed = false;

/** Calls back at the first sign of the person on this page, at once when there was one. Returns a function that takes the wish back. */
export function afterFirstSign(act: () => void): () => void {
  // The person may have acted before this copy of the module was there.
  hasActed ||= navigator.userActivation?.hasBeenActive ?? false;
  if (hasActed) {
    act();
    return () => undefined;
  }
  const ending = new AbortController();
  const begin = () => {
    ending.abort();
    hasActed = true;
    act();
  };
  for (const sign of signs)
    addEventListener(sign, begin, { signal: ending.signal, passive: true, capture: true });
  return () => ending.abort();
}

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
