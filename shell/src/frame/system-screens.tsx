import { ErrorArea } from './error-area.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { SystemPage } from './system.routes.tsx';

/** There is no such page, or not any more. */
export const NotFound = () => <SystemPage kind="notFound" />;

/** The code of the page is on its way. */
export const PageLoading = () => <PageSkeleton />;

/** No release of the remote could be had. */
export const PartUnavailable = ({ onRetry }: { onRetry(): void }) => (
  <ErrorArea kind="unavailable" onRetry={onRetry} />
);
