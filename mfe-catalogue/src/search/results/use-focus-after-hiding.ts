import { useCallback, useEffect, useRef } from 'react';
import type { CardListing } from '#common/listing/listing.ts';

/**
 * The button that hides a home disappears with its card: the focus moves to the home that takes its position.
 * Returns the function to call before a home is hidden.
 */
export function useFocusAfterHiding(grid: HTMLElement | null, shown: readonly CardListing[]) {
  const leaving = useRef<{ id: number; index: number }>(undefined);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
    const { id, index = 0 } = leaving.current ?? {};
    if (id === undefined || shown.some((home) => home.id === id)) return;
    leaving.current = undefined;
    const item = grid?.children[Math.min(index, shown.length - 1)];
    item?.querySelector('a')?.focus({ preventScroll: true });
  }, [grid, shown]);
  return useCallback((id: number) => {
    leaving.current = { id, index: latest.current.findIndex((home) => home.id === id) };
  }, []);
}
