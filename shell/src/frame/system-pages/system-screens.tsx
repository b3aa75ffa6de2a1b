import { ErrorArea } from '#core/layout/error-area.tsx';
import { PageBoundary } from '#core/layout/page-boundary.tsx';
import { PageSkeleton } from '#frame/page-skeleton.tsx';
import { SystemPage } from './system.routes.tsx';
import { useRetryOnline } from '#core/network/use-retry-online.ts';

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
