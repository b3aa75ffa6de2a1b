import { useEffect, useRef, useState } from 'react';

/** Attributes for content that must stay while it is read. */
export interface KeepsOpen {
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(): void;
}

/**
 * Calls `dismiss` after `milliseconds`; the clock stands still while the pointer or the focus is on the thing, and while
 * the window is in the background, and goes on with the time that was left.
 */
export function useDismissal(dismiss: () => void, milliseconds: number): KeepsOpen {
  const left = useRef(milliseconds);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isAway, setAway] = useState(() => document.visibilityState === 'hidden');
  const isPaused = isHovered || isFocused || isAway;

  useEffect(() => {
    const look = () => setAway(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (isPaused) return undefined;
    const since = Date.now();
    const timer = setTimeout(dismiss, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [isPaused, dismiss]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
