import { ADOPTION_EVENT } from '@lintel/contract';
import { useEffect } from 'react';

/**
 * Keeps the page from going on with other releases by itself while something is half done that a reload would lose. What is
 * typed into fields, open dialogs, and calls under way need no word.
 */
export function useVeto(isHalfDone: boolean): void {
  useEffect(() => {
    if (!isHalfDone) return undefined;
    const veto = (event: Event) => event.preventDefault();
    addEventListener(ADOPTION_EVENT, veto);
    return () => removeEventListener(ADOPTION_EVENT, veto);
  }, [isHalfDone]);
}
