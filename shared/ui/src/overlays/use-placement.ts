import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps an open panel inside the window. The library that measures comes with the first panel; until then, and without a network, the
 * panel hangs below its button at the place that the style sheet gives it.
 */
export function usePlacement(
  area: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  align: 'start' | 'end',
): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    let isGone = false;
    let stop: (() => void) | undefined;
    import(/* webpackChunkName: "ui-more" */ './place-panel.ts').then(
      ({ placePanel }) => {
        if (!isGone && area.current && panel.current) stop = placePanel(area.current, panel.current, align);
      },
      () => panel.current?.scrollIntoView({ block: 'nearest' }),
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [area, panel, isOpen, align]);
}
