import { useEffect, useState } from 'react';

/**
 * Whether an element is outside of the window, while enabled. The keyboard reaches an element without scrolling, so from the
 * first key press on it counts as seen.
 */
export function useIsOffscreen(element: Element | null, isEnabled: boolean): boolean {
  const [isOut, setOut] = useState(false);
  const [usesKeyboard, setUsesKeyboard] = useState(false);
  useEffect(() => {
    if (!isEnabled || usesKeyboard || !element || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([latest]) => setOut(latest?.isIntersecting === false));
    observer.observe(element);
    const press = () => setUsesKeyboard(true);
    document.addEventListener('keydown', press, { once: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', press);
    };
  }, [element, isEnabled, usesKeyboard]);
  return isEnabled && isOut && !usesKeyboard;
}
