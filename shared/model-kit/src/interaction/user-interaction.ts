import { whenIdle } from './when-idle.ts';

/** What a browser reports when the user does anything at all, also with a keyboard, a screen reader or a finger. */
const interactionEvents = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

let hasInteracted = false;

/** Calls back at the user's first interaction with this page, at once when there was one. Returns a function that cancels. */
export function afterFirstInteraction(act: () => void): () => void {
  // The user may have acted before this copy of the module was there.
  hasInteracted ||= navigator.userActivation?.hasBeenActive ?? false;
  if (hasInteracted) {
    act();
    return () => undefined;
  }
  const ending = new AbortController();
  const begin = () => {
    ending.abort();
    hasInteracted = true;
    act();
  };
  for (const name of interactionEvents)
    addEventListener(name, begin, { signal: ending.signal, passive: true, capture: true });
  return () => ending.abort();
}

/**
 * Calls back once the user does something and the browser has time: for work that a visitor who only looks at the first screen
 * never needs. Each call back is an idle task of its own. Returns a function that cancels.
 */
export function onNextInteraction(act: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let forget = () => ending.abort();
  const begin = () => {
    ending.abort();
    forget = whenIdle(act);
  };
  for (const name of interactionEvents)
    addEventListener(name, begin, { signal, passive: true, capture: true });
  return () => forget();
}
