import { VisuallyHidden } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** The page's heading, where what is on its way would be that. */
  title?: string;
  /** Skeletons. */
  children: ReactNode;
}

/** Announces that something is loading, in its place. */
export function Waiting({ title, children }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {title && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      <div role="status" aria-label={t('state.loading')}>
        {children}
      </div>
    </>
  );
}
