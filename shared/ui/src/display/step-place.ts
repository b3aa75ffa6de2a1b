import { useLayoutEffect, useRef, useState } from 'react';

/**
 * How much a step presses, the most first: something of the user's was refused, another user waits for an answer, a day comes near,
 * something was begun.
 */
export const urgencies = ['refused', 'awaited', 'due', 'begun'] as const;
export type Urgency = (typeof urgencies)[number];

/** Remotes bring their own copy of this code, so that what they share is in the document. */
interface Place extends HTMLElement {
  stepMarker?: Element;
}

/**
 * Where a step is drawn: among the steps of its urgency, in the order of their markers. The order is that of the document, so
 * readers of the screen and the keyboard meet the same one. Undefined: not known yet; null: where it stands.
 */
export function useStepPlace(urgency: Urgency) {
  const marker = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<HTMLElement | null | undefined>();
  useLayoutEffect(() => {
    const own = marker.current;
    const level = own?.closest('[data-steps]')?.querySelector(`[data-urgency="${urgency}"]`);
    if (!own || !level) {
      setPlace(null);
      return undefined;
    }
    const made: Place = document.createElement('div');
    made.stepMarker = own;
    markAs(made, own);
    const next = ([...level.children] as Place[]).find(
      ({ stepMarker: other }) =>
        other && (own.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    level.insertBefore(made, next ?? null);
    setPlace(made);
    return () => made.remove();
  }, [urgency]);
  return { marker, place };
}

/** What is drawn in the area of another remote names its own: styles are checked by it, and users of the overlay read it. */
function markAs(made: HTMLElement, own: Element): void {
  const area = own.closest<HTMLElement>('[data-remote]');
  for (const name of ['remote', 'version', 'build']) {
    const value = area?.dataset[name];
    if (value !== undefined) made.dataset[name] = value;
  }
}
