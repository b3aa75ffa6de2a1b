import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the component is still on screen, for what goes on after a wait: the user may have left or cancelled meanwhile.
 *
 * @example const isShown = useIsShown(); const photo = await preparePhoto(file); if (isShown()) add([photo]);
 */
export function useIsShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return useCallback(() => shown.current, []);
}
