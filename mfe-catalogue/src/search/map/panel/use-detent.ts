import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Detent } from './detents.ts';

/** What a step of the history remembers of the sheet. */
interface SheetStep {
  sheet: 'full';
}

/**
 * How far the sheet is pulled up. Fully open is an entry of its own in the history, so that Back lowers the sheet before it leaves
 * the page, and Back from a home shows the list as it was.
 */
export function useDetent(): [detent: Detent, change: (next: Detent) => void] {
  const { key, pathname, search, state } = useLocation();
  const isReturn = String(useNavigationType()) === 'POP';
  const navigate = useNavigate();
  const isStep = (state as Partial<SheetStep> | null)?.sheet === 'full';
  const [detent, setDetent] = useState<Detent>(isStep ? 'full' : 'peek');
  /** Where it was before it was pulled up all the way. */
  const [lower, setLower] = useState<Detent>('peek');
  const [seenKey, setSeenKey] = useState(key);
  if (seenKey !== key) {
    // During rendering, so that the sheet is never seen beside an address it does not belong to.
    setSeenKey(key);
    if (isReturn && isStep !== (detent === 'full')) setDetent(isStep ? 'full' : lower);
  }
  const change = (next: Detent) => {
    setDetent(next);
    if (next !== 'full') setLower(next);
    if (next === 'full' && !isStep)
      void navigate({ pathname, search }, { state: { sheet: 'full' } satisfies SheetStep });
    else if (next !== 'full' && isStep) void navigate(-1);
  };
  return [detent, change];
}
