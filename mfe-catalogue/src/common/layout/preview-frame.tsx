import { tokens } from '@lintel/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { SectionBoundary } from './section-boundary.tsx';

/** Card or page of what is not posted yet. Nothing in it can be pressed: the user is in the middle of a form. */
export function PreviewFrame({ as, children }: { as: 'card' | 'page'; children: ReactNode }) {
  const { t } = useDeferredTranslation();
  return (
    <figure aria-label={t('property.preview')}>
      <Inert inert data-as={as}>
        <SectionBoundary>{children}</SectionBoundary>
      </Inert>
    </figure>
  );
}

const Inert = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  &[data-as='card'] {
    max-inline-size: 360px;
  }
`;
