import { breakpoints } from '@lintel/ui';
import { useSyncExternalStore } from 'react';

/** Whether the page is at least so wide, where a layout needs other parts and not only other styles. */
export function useIsAtLeast(width: keyof typeof breakpoints): boolean {
  const query = `(min-width: ${breakpoints[width]}em)`;
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
