import { useCallback, type RefCallback } from 'react';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

/**
 * Keeps the focus in a list whose rows or buttons go: when what has the focus is removed or switched off, the first control of
 * its row gets it, else that of the row in its place, else that of a list without rows, else the list, else the page.
 *
 * @example <ul ref={useKeptFocus()}>
 */
export function useKeptFocus<E extends HTMLElement>(): RefCallback<E> {
  return useCallback((list: E | null) => {
    if (!list) return undefined;
    let last: { control: Element; row: Element | null; index: number } | null = null;
    const rows = () => [...list.querySelectorAll('li')];
    const isLost = () => {
      const { activeElement } = document;
      if (last === null || activeElement === null || activeElement === document.body) return last !== null;
      // Browsers take the focus off a control that is switched off only with the next picture. One in a row is soon switched on again.
      return activeElement === last.control && last.row === null && activeElement.matches(':disabled');
    };
    const remember = ({ target }: FocusEvent) => {
      const control = target as Element;
      const item = control.closest('li');
      // The list may itself lie in the row of another one.
      const row = list.contains(item) ? item : null;
      last = { control, row, index: row ? rows().indexOf(row) : 0 };
    };
    // Focus that leaves by the user is not lost; what is removed or switched off may send this event, too.
    const forget = () => {
      const left = last;
      queueMicrotask(() => {
        if (last === left && left?.control.isConnected && !left.control.matches(':disabled')) last = null;
      });
    };
    const restore = () => {
      if (!isLost()) return;
      const { control, row, index } = last!;
      const now = rows();
      const place = row?.isConnected ? row : now[Math.min(index, now.length - 1)];
      const next = (place ?? (row && list))?.querySelector<HTMLElement>(CONTROLS);
      if (!next && document.activeElement === control) return;
      if (!next) list.tabIndex = -1;
      (next ?? list).focus({ preventScroll: !next });
    };
    const watch = new MutationObserver(restore);
    watch.observe(list, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    list.addEventListener('focusin', remember);
    list.addEventListener('focusout', forget);
    return () => {
      watch.disconnect();
      list.removeEventListener('focusin', remember);
      list.removeEventListener('focusout', forget);
      // The list is still there: its removal follows.
      queueMicrotask(() => {
        if (!list.isConnected && isLost()) document.querySelector('main')?.focus({ preventScroll: true });
      });
    };
  }, []);
}
