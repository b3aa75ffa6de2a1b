import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Detent } from './detents.ts';

/** What a step of the history remembers of the sheet. */
interface SheetStep {
  sheet: 'full';
}

/** Whether an entry of the history, as the router writes it, is the sheet pulled up all the way. */
const isStep = (entry: unknown): boolean =>
  (entry as { usr?: Partial<SheetStep> | null } | null)?.usr?.sheet === 'full';

/**
 * How far the sheet is pulled up. Fully open is an entry of its own in the history, so that Back lowers the sheet before it leaves
 * the page, and Back from a home shows the list as it was.
 */
export function useDetent(): [detent: Detent, change: (next: Detent) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [detent, setDetent] = useState<Detent>(
    (state as Partial<SheetStep> | null)?.sheet === 'full' ? 'full' : 'peek',
  );
  const sheet = useRef({
    detent,
    /** Where it was before it was pulled up all the way. */
    lower: 'peek' as Detent,
    /** The browser is on its way back from the entry of its own. */
    isLowering: false,
  });
  const raise = () => void navigate({ pathname, search }, { state: { sheet: 'full' } satisfies SheetStep });
  const settle = (next: Detent) => {
    sheet.current.detent = next;
    setDetent(next);
  };
  // The browser's own history counts: on a busy device the router draws an entry some time after the user is on it, or never.
  const arrive = useRef<(event: PopStateEvent) => void>(() => undefined);
  useEffect(() => {
    arrive.current = ({ state: entry }) => {
      const { isLowering, lower, detent: wanted } = sheet.current;
      sheet.current.isLowering = false;
      if (location.pathname !== pathname) return;
      if (!isLowering) settle(isStep(entry) ? 'full' : lower);
      // Pulled up again meanwhile.
      else if (wanted === 'full' && !isStep(entry)) raise();
    };
  });
  useEffect(() => {
    const listen = (event: PopStateEvent) => arrive.current(event);
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);

  const change = (next: Detent) => {
    settle(next);
    if (next !== 'full') sheet.current.lower = next;
    const { isLowering } = sheet.current;
    if (isLowering) return;
    if (next === 'full' && !isStep(history.state)) raise();
    if (next !== 'full' && isStep(history.state)) {
      sheet.current.isLowering = true;
      void navigate(-1);
    }
  };
  return [detent, change];
}
