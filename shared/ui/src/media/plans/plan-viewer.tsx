import { ButtonLink } from '../../actions/link.tsx';
import { documentIcon } from '../../icons/frame-shapes.ts';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { tokens } from '../../tokens/tokens.ts';
import { useState } from 'react';
import { useMediaTexts } from '../media-texts.ts';
import styled from 'styled-components';
import { Zoomable } from '../zoom/zoomable.tsx';

const isPicture = (address: string): boolean =>
  /^(data|blob):|\.(svg|png|jpe?g|webp|gif|avif)($|[?#])/i.test(address);

/** A drawing as SVG may have its words in several languages, of which the fragment of its address chooses one. */
const inLanguage = (address: string, language: string): string =>
  /\.svg$/i.test(address) ? `${address}#${language}` : address;

export interface PlanViewerProps {
  title: string;
  /** Address of a picture or a PDF. */
  document: string;
}

/** A drawing on a light plate, to zoom; a PDF opens in the browser's own viewer, which can zoom by itself. */
export function PlanViewer({ title, document: file }: PlanViewerProps) {
  const { t, i18n } = useMediaTexts();
  const [failed, setFailed] = useState('');
  if (!isPicture(file) || failed === file) {
    return (
      <EmptyState
        icon={documentIcon}
        title={title}
        action={
          <ButtonLink to={file} reloadDocument target="_blank" tone="secondary">
            {t('media.plans.open')}
          </ButtonLink>
        }
      >
        {t(failed === file ? 'media.plans.failed' : 'media.plans.asFile')}
      </EmptyState>
    );
  }
  return (
    <Stage>
      {/* Another plan starts as a whole. */}
      <Zoomable key={file} label={title}>
        <Plate
          src={inLanguage(file, i18n.language)}
          alt={t('media.plans.drawing', { title })}
          onError={() => setFailed(file)}
        />
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
