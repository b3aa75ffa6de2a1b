import { useEffect, useState } from 'react';

/** A part that does not come, e.g. of a remote that hangs, holds up the others for so long. */
const LIMIT_MS = 3_000;

/**
 * Whether all content of an element is there: nothing in it loads (`[aria-busy]`, `[data-awaited]`), or three seconds have passed. It stays so;
 * what comes after moves its neighbours. Null: not to be looked at yet.
 */
export function useArrived(element: HTMLElement | null): boolean {
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    if (!element || hasArrived) return undefined;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      if (element.querySelector('[data-awaited], [aria-busy="true"]')) return;
      // What moves in the frame in which it is shown has moved before the user's eyes: it is laid out in the one before.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => setArrived(true));
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    const limit = setTimeout(() => setArrived(true), LIMIT_MS);
    look();
    return () => {
      observer.disconnect();
      clearTimeout(limit);
      cancelAnimationFrame(frame);
    };
  }, [element, hasArrived]);
  return hasArrived;
}
