import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';

/** Between button and panel, and between panel and the window's edge. In px. */
const GAP = 8;

/**
 * Keeps a panel beside its button and inside the window: above the button where there is no room below, moved sideways at an edge,
 * and scrolling where neither side has room. Returns what ends that.
 */
export function placePanel(area: HTMLElement, panel: HTMLElement, align: 'start' | 'end'): () => void {
  // Where the style sheet fixes the panel to the window, it has its place.
  if (getComputedStyle(panel).position === 'fixed') return () => undefined;
  const place = () =>
    computePosition(area, panel, {
      placement: `bottom-${align}`,
      middleware: [
        offset(GAP),
        flip({ padding: GAP }),
        shift({ padding: GAP }),
        size({
          padding: GAP,
          apply: ({ availableHeight, elements: { floating } }) => {
            floating.style.maxBlockSize = `${availableHeight}px`;
          },
        }),
      ],
    }).then(({ x, y }) =>
      Object.assign(panel.style, { inset: `${y}px auto auto ${x}px`, overflowY: 'auto' }),
    );
  return autoUpdate(area, panel, () => void place());
}
