import { useWhenNear } from '@lintel/remote-kit';
import { startTransition, useState } from 'react';
import type { CardListing } from '#common/listing/listing.ts';
import { useIsAtLeast } from '#common/layout/use-is-at-least.ts';
import { useIsOffscreen } from './use-is-offscreen.ts';
import { useProgressiveRows } from './use-progressive-rows.ts';

interface Options {
  grid: HTMLElement | null;
  isBesideMap: boolean;
  isBelowMap: boolean;
  /** One row of cards to swipe. */
  isRow: boolean;
}

/** The rows on screen: those out of view wait until the user comes near them, or asks for more. */
export function useDrawnRows(
  latest: readonly CardListing[],
  { grid, isBesideMap, isBelowMap, isRow }: Options,
) {
  const isPaused = useIsOffscreen(grid, isBelowMap);
  const [isEndReached, setEndReached] = useState(false);
  const waitsForEnd = !isRow && !isBesideMap && !isBelowMap && !isEndReached;
  const drawn = useProgressiveRows(latest, {
    isBesideMap,
    isPaused,
    isNarrow: !useIsAtLeast('tablet'),
    isEndOffscreen: waitsForEnd,
  });
  const [firstPlaceholder, setFirstPlaceholder] = useState<HTMLElement | null>(null);
  useWhenNear(waitsForEnd ? firstPlaceholder : null, () => startTransition(() => setEndReached(true)));
  return {
    ...drawn,
    /** The first rows are loaded and not rendered yet. */
    isDrawing: drawn.rows.length === 0 && latest.length > 0,
    isPaused,
    setFirstPlaceholder,
    drawAll: () => setEndReached(true),
  };
}
