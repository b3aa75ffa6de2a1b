import { PartBoundary } from '@lintel/remote-kit';
import { ErrorState } from '@lintel/ui';
import type { ReactNode } from 'react';

/** An error inside stays inside: the visitor reads that this section could not be shown, and can try again. */
export const SectionBoundary = ({ children }: { children: ReactNode }) => (
  <PartBoundary fallback={(retry, error) => <ErrorState error={error} onRetry={retry} />}>
    {children}
  </PartBoundary>
);
