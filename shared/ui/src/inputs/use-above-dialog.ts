import { useLayoutEffect, type RefObject } from 'react';

/** Between the field and the list, and between the list and the window's edge. In px. */
const GAP = 4;

/**
 * Lifts a list that hangs below its field into the browser's top layer while it is shown, if it lies in a dialog, which would cut
 * it off. Elsewhere the list stays where it is.
 */
export function useAboveDialog(list: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = list.current;
    const field = element?.parentElement;
    if (!isShown || !element || !field?.closest('dialog') || !('showPopover' in element)) return undefined;
    const place = () => {
      const { bottom, left, width } = field.getBoundingClientRect();
      Object.assign(element.style, {
        position: 'fixed',
        inset: `${bottom + GAP}px auto auto ${left}px`,
        inlineSize: `${width}px`,
        maxBlockSize: `${Math.max(160, innerHeight - bottom - 4 * GAP)}px`,
      });
    };
    element.setAttribute('popover', 'manual');
    element.showPopover();
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
      element.hidePopover();
      element.removeAttribute('popover');
      element.removeAttribute('style');
    };
  }, [list, isShown]);
}
