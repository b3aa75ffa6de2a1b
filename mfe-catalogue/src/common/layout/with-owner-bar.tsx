import { RevealTogether, useArrived } from '@lintel/ui';
import { useState, type ReactNode } from 'react';

interface Props {
  /** Slot of the bar that only the owner sees; undefined: the page is another user's. */
  bar: ReactNode | undefined;
  /** Stands there until the bar has come. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** A page below the bar of its owner: its height is known when it is there, so that the page waits for it. */
export function WithOwnerBar({ bar, placeholder, children }: Props) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const hasArrived = useArrived(place);
  if (!bar) return children;
  return (
    <RevealTogether isShown={hasArrived} placeholder={placeholder}>
      <div ref={setPlace}>{bar}</div>
      {children}
    </RevealTogether>
  );
}
