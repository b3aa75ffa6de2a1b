import { useEffect, useRef } from 'react';
import { useOnline } from './use-online.ts';

/** Whether there is a network; when it comes back, what failed is tried again. */
export function useRetryOnline(onRetry: () => void): boolean {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) onRetry();
    wasOnline.current = isOnline;
  }, [isOnline, onRetry]);
  return isOnline;
}
