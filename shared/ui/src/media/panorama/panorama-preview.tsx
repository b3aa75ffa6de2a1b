import { lazyPage } from '@lintel/model-kit';
import { Button } from '../../actions/button.tsx';
import { expandIcon } from '../../icons/more-shapes.ts';
import { Photo } from '../../display/photo.tsx';
import { tokens } from '../../tokens/tokens.ts';
import { useState } from 'react';
import { useMediaTexts } from '../media-texts.ts';
import styled from 'styled-components';

const Panorama = lazyPage(() => import(/* webpackChunkName: "lightbox" */ './panorama.tsx'), null);

export interface PanoramaPreviewProps {
  /** Address of a picture that is twice as wide as high. */
  src: string;
  /** Of the listing. */
  title: string;
}

/** An all-round picture; the viewer and the large picture are fetched when the user opens it. */
export function PanoramaPreview({ src, title }: PanoramaPreviewProps) {
  const { t } = useMediaTexts();
  const [isOpen, setOpen] = useState(false);
  const label = t('media.panorama.of', { title });
  if (isOpen) return <Panorama src={src} label={label} />;
  return (
    <Stage>
      <Photo src={src} alt={label} ratio="fill" sizes="(min-width: 840px) 60vw, 100vw" />
      <span>
        <Button icon={expandIcon} onClick={() => setOpen(true)}>
          {t('media.panorama.start')}
        </Button>
      </span>
    </Stage>
  );
}

const Stage = styled.div`
  position: relative;
  aspect-ratio: 2 / 1;
  border-radius: ${tokens.radius.card};
  overflow: clip;
  > span:last-child {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    background: ${tokens.color.photo.scrim};
  }
`;
