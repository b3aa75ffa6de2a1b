import { whenIdle } from '@lintel/remote-kit';
import { useEffect } from 'react';

/** Milliseconds in a browser without idle callbacks. */
const IDLE_FALLBACK_MS = 5_000;

/**
 * Fetches all steps as soon as one is on screen, so that a form that was begun goes on without a network. What cannot be fetched now
 * is fetched when its step is opened.
 */
export function useComingSteps(
  steps: Readonly<Record<string, { preload(): Promise<void> }>>,
  isBegun: boolean,
): void {
  useEffect(() => {
    if (!isBegun) return undefined;
    const fetchAll = () => {
      for (const step of Object.values(steps)) step.preload().catch(() => undefined);
    };
    return whenIdle(fetchAll, { otherwiseAfter: IDLE_FALLBACK_MS });
  }, [steps, isBegun]);
}
