import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Pixels from the newest message at which the user still counts as being there. */
const NEAR = 60;
/** Pixels from the oldest one at which older ones are fetched. */
const AHEAD = 600;

interface Newest {
  box: RefObject<HTMLDivElement | null>;
  onScroll(): void;
  /** Key of the message that was the newest when the user went up; null while the user is at the newest. */
  leftAt: string | null;
  toNewest(): void;
}

/**
 * Where the user is in a list that begins at its end: its box is laid out from the bottom, so that `scrollTop` is 0 at the newest
 * message and negative above, and older ones that arrive move nothing.
 */
export function useNewest({
  newestKey,
  onNearOldest,
}: {
  newestKey: string | undefined;
  onNearOldest(): void;
}): Newest {
  const box = useRef<HTMLDivElement>(null);
  const [leftAt, setLeftAt] = useState<string | null>(null);

  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = box.current!;
    const isAtNewest = -scrollTop <= NEAR;
    setLeftAt((before) => (isAtNewest ? null : (before ?? newestKey ?? null)));
    if (scrollHeight - clientHeight + scrollTop <= AHEAD) onNearOldest();
  };
  // A first page that does not fill the box cannot be scrolled.
  useEffect(() => {
    const shown = box.current;
    if (shown && shown.scrollHeight > 0 && shown.scrollHeight <= shown.clientHeight) onNearOldest();
  }, [newestKey, onNearOldest]);

  const toNewest = useCallback(() => {
    box.current?.scrollTo({ top: 0 });
    setLeftAt(null);
  }, []);
  return { box, onScroll, leftAt, toNewest };
}
