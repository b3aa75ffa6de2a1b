import { useRef, useState } from 'react';

/** A part that a button opens in its own place: the focus goes with it, into the part and back to the button. */
export function usePanel() {
  const [isOpen, setOpen] = useState(false);
  const hadFocus = useRef<'button' | 'panel'>('button');
  const takeFocus = (place: 'button' | 'panel') => (element: HTMLElement | null) => {
    if (!element || hadFocus.current === place) return;
    hadFocus.current = place;
    element.focus();
  };
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** For the button that opens; it takes the focus back. */
    buttonRef: takeFocus('button'),
    /** For the part itself: Escape closes it. */
    panel: {
      ref: takeFocus('panel'),
      tabIndex: -1,
      onKeyDown: ({ key }: { key: string }) => {
        if (key === 'Escape') setOpen(false);
      },
    },
  };
}
