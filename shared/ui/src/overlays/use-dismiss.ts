import { useEffect, type RefObject } from 'react';

/** While open, calls `onDismiss` on Escape, on a press outside of `area`, and when the focus leaves it. */
export function useDismiss(area: RefObject<HTMLElement | null>, open: boolean, onDismiss: () => void): void {
  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (!(target instanceof Node && area.current?.contains(target))) onDismiss();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [area, open, onDismiss]);
}
