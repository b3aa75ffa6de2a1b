import { useSyncExternalStore } from 'react';

const QUERY = '(hover: none)';

function follow(listener: () => void): () => void {
  const list = matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the browser is used with fingers, which cannot rest over a thing to see what it does. */
export const useCannotHover = (): boolean => useSyncExternalStore(follow, () => matchMedia(QUERY).matches);
