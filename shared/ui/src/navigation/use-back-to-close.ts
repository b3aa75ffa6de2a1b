import { useEffect, useRef } from 'react';

/** Marks the entry of the browser's history that stands for what covers the page. */
const MARK = 'lintelCover';

const isMarked = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/** On the entry of the page itself. */
const isAtPage = (href: string): boolean => location.href === href && !isMarked();

/**
 * Back closes what covers the whole page while it is mounted, and leaves the page only after that, also in browsers whose Back
 * closes no dialog. The entry that stands for it has the address and state of the page and goes when it is closed otherwise.
 */
export function useBackToClose(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const { href } = location;
    // Forward leads to the entry of an earlier cover, which stands for this one then.
    if (!isMarked()) history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
    const onPop = (event: PopStateEvent) => {
      if (!isAtPage(href)) return;
      // The router does not know the entry, and for it nothing has changed.
      event.stopImmediatePropagation();
      close.current();
    };
    addEventListener('popstate', onPop, { capture: true });
    return () => {
      removeEventListener('popstate', onPop, { capture: true });
      // Back was pressed, or the page has led to another one.
      if (location.href === href) leaveEntryOfCover();
    };
  }, []);
}

let isLeaving = false;

/** Goes from the entry of a cover that is closed, also by a reload, back to that of its page. */
function leaveEntryOfCover(): void {
  if (!isMarked() || isLeaving) return;
  isLeaving = true;
  const { href } = location;
  const onOwnStep = (event: PopStateEvent) => {
    isLeaving = false;
    if (isAtPage(href)) event.stopImmediatePropagation();
  };
  addEventListener('popstate', onOwnStep, { capture: true, once: true });
  history.back();
}

/** For a page that opens covers: a reload leaves it on the entry of a cover that is gone, where Back would only come to the page. */
export const useUncovered = (): void => useEffect(leaveEntryOfCover, []);
