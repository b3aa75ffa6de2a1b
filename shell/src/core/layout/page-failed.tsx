import { ErrorArea } from './error-area.tsx';
import { useRetryOnline } from '#core/network/use-retry-online.ts';

/** Stands where a page of the frame broke; without a network that is what the page says, and it comes back with the network. */
export function PageFailed({ onRetry }: { onRetry(): void }) {
  const isOnline = useRetryOnline(onRetry);
  return <ErrorArea kind={isOnline ? 'failed' : 'offline'} onRetry={onRetry} />;
}
