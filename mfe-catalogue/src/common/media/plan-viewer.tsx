import { ButtonLink, documentIcon, EmptyState, tokens } from '@lintel/ui';
import { useState } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { Zoomable } from '#common/media/zoom/zoomable.tsx';

const isPicture = (address: string): boolean => /\.(svg|png|jpe?g|webp|gif|avif)($|[?#])/i.test(address);

/** A drawing on a light plate, to zoom; a PDF opens in the browser's own viewer, which can zoom by itself. */
export function PlanViewer({ title, document: file }: { title: string; document: string }) {
  const { t } = useDeferredTranslation();
  const [failed, setFailed] = useState('');
  if (!isPicture(file) || failed === file) {
    return (
      <EmptyState
        icon={documentIcon}
        title={title}
        action={
          <ButtonLink to={file} reloadDocument target="_blank" tone="secondary">
            {t('plans.open')}
          </ButtonLink>
        }
      >
        {t(failed === file ? 'plans.failed' : 'plans.asFile')}
      </EmptyState>
    );
  }
  return (
    <Stage>
      {/* Another plan starts as a whole. */}
      <Zoomable key={file} label={title}>
        <Plate src={file} alt={t('plans.drawing', { title })} onError={() => setFailed(file)} />
      </Zoomable>
    </Stage>
  );
}

const Stage = styled.div`
  block-size: clamp(320px, 60vh, 560px);
`;
/* Drawings are dark lines on nothing, so the plate stays light in the dark theme. */
const Plate = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
  background: ${tokens.color.pill.fill};
`;
