import { useEffect, useRef, type RefObject } from 'react';

/** For a control in whose place, or beside which, something is used for a time: what goes with the focus gives it back. */
export function useFocusBack<E extends HTMLElement>(isAway: boolean): RefObject<E | null> {
  const control = useRef<E>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway && document.activeElement === document.body) control.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return control;
}
