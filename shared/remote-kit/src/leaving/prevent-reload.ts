import { BEFORE_AUTO_RELOAD } from '@lintel/contract';
import { useEffect } from 'react';

/**
 * Keeps the page from going on with other releases by itself while something is half done that a reload would lose. What is
 * typed into fields, open dialogs, and calls under way need no word.
 */
export function usePreventReload(isHalfDone: boolean): void {
  useEffect(() => {
    if (!isHalfDone) return undefined;
    const prevent = (event: Event) => event.preventDefault();
    addEventListener(BEFORE_AUTO_RELOAD, prevent);
    return () => removeEventListener(BEFORE_AUTO_RELOAD, prevent);
  }, [isHalfDone]);
}
