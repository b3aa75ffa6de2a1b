import { lazyPage } from '@lintel/remote-kit';
import { Button, expandIcon, Photo, tokens } from '@lintel/ui';
import { useState } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';

const Panorama = lazyPage(() => import(/* webpackChunkName: "lightbox" */ './panorama.tsx'), null);

/** An all-round picture; the viewer and the large picture are fetched when the user opens it. */
export function Look({ src, title }: { src: string; title: string }) {
  const { t } = useDeferredTranslation();
  const [isOpen, setOpen] = useState(false);
  const label = t('panorama.of', { title });
  if (isOpen) return <Panorama src={src} label={label} />;
  return (
    <Stage>
      <Photo src={src} alt={label} ratio="fill" sizes="(min-width: 840px) 60vw, 100vw" />
      <span>
        <Button icon={expandIcon} onClick={() => setOpen(true)}>
          {t('panorama.start')}
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
