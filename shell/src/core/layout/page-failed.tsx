import { ErrorArea } from './error-area.tsx';
import { useRetryOnline } from '#core/network/use-retry-online.ts';

/** Stands where a page of the frame broke; without a network the page shows that, and it recovers with the network. */
export function PageFailed({ onRetry }: { onRetry(): void }) {
  const isOnline = useRetryOnline(onRetry);
  return <ErrorArea kind={isOnline ? 'failed' : 'offline'} onRetry={onRetry} />;
}
