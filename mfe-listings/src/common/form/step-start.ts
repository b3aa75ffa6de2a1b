import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A step that the user goes on to begins at its top, with the focus on its title, as a page does. Back and Forward stay where the browser
 * puts them, and a link to a field leads there. Null: the list of steps.
 */
export function useStepStart(step: string | null): void {
  const { hash } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (String(kind) === 'POP' || hash) return;
    window.scrollTo(0, 0);
    const title = document.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  }, [step, kind, hash]);
}
