import { ErrorArea } from './error-area.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { SystemPage } from './system.routes.tsx';
import { useRetryOnline } from './use-retry-online.ts';

/** There is no such page, or not any more. */
export const NotFound = () => <SystemPage kind="notFound" />;

/** The code of the page is on its way. */
export const PageLoading = () => <PageSkeleton />;

/** No release of the remote could be had: for want of a network, or because something is broken. */
export function PartUnavailable({ onRetry }: { onRetry(): void }) {
  const isOnline = useRetryOnline(onRetry);
  if (isOnline) return <ErrorArea kind="unavailable" onRetry={onRetry} />;
  return (
    <PageBoundary fallback={() => <ErrorArea kind="offline" onRetry={onRetry} />}>
      <SystemPage kind="offline" onRetry={onRetry} />
    </PageBoundary>
  );
}
