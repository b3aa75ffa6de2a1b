import { useEffect, useState } from 'react';

/**
 * Whether an element lies outside the window, for as long as that is asked. Who uses keys reaches it without scrolling, so that from
 * the first key on it counts as seen.
 */
export function useIsOutOfSight(element: Element | null, isAsked: boolean): boolean {
  const [isOut, setOut] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  useEffect(() => {
    if (!isAsked || hasKeys || !element || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([latest]) => setOut(latest?.isIntersecting === false));
    observer.observe(element);
    const press = () => setKeys(true);
    document.addEventListener('keydown', press, { once: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', press);
    };
  }, [element, isAsked, hasKeys]);
  return isAsked && isOut && !hasKeys;
}
