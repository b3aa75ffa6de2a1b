import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import {
  createScrollRestoration,
  type LastInteraction,
  type ScrollRestoration,
} from './scroll-restoration.ts';

/**
 * Restores, on Back and Forward, where the user was on a page: how far down, and with the focus on what led away.
 * `lastSign` is what was seen of the user before this was there.
 */
export function useScrollRestoration(lastSign: RefObject<LastInteraction | null>): void {
  const { key, pathname } = useLocation();
  const isReturn = String(useNavigationType()) === 'POP';
  const places = useRef<ScrollRestoration | null>(null);
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const kept = createScrollRestoration(shown.current.key, lastSign.current);
    places.current = kept;
    return () => {
      kept.end();
      places.current = null;
    };
  }, [lastSign]);
  // Before the browser tells that the new, shorter page has moved: that would be remembered for the page that is gone.
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    places.current?.arrive(key, { isReturn, isNewPage: before.pathname !== pathname });
  }, [key, pathname, isReturn]);
}
