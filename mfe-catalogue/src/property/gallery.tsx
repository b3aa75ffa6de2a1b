import { Button, gridIcon, media, Photo, tokens } from '@lintel/ui';
import { useState } from 'react';
import { useLaterTexts } from '#later-texts.ts';
import styled from 'styled-components';
import { Lightbox } from './lightbox.tsx';
import type { GalleryPhoto } from '#common/photos.ts';

/** Photos beside the large one. */
const BESIDE = 4;

interface Props {
  photos: readonly GalleryPhoto[];
  /** Of the listing. */
  title: string;
}

/** One large photo and four small ones; on a phone a row to swipe. Any of them opens all of them. */
export function Gallery({ photos, title }: Props) {
  const { t } = useLaterTexts();
  const [open, setOpen] = useState<number>();
  const [cover, ...others] = photos;
  if (!cover) {
    return (
      <Single>
        <Photo src="" alt={title} ratio="3 / 2" />
      </Single>
    );
  }
  const tile = (photo: GalleryPhoto, index: number, sizes: string) => (
    <button
      key={photo.src}
      type="button"
      aria-label={t('gallery.open', { index: index + 1, total: photos.length, alt: photo.alt })}
      onClick={() => setOpen(index)}
    >
      <Photo src={photo.src} alt="" ratio="fill" color={photo.color} sizes={sizes} priority={index === 0} />
    </button>
  );
  return (
    <Stage>
      <Mosaic data-count={Math.min(others.length, BESIDE)}>
        {tile(cover, 0, '(min-width: 1280px) 640px, (min-width: 840px) 50vw, 100vw')}
        {others.map((photo, index) => tile(photo, index + 1, '(min-width: 840px) 320px, 90vw'))}
      </Mosaic>
      {photos.length > 1 && (
        <ShowAll>
          <Button tone="secondary" size="small" icon={gridIcon} onClick={() => setOpen(0)}>
            {t('gallery.showAll', { count: photos.length })}
          </Button>
        </ShowAll>
      )}
      {open !== undefined && (
        <Lightbox photos={photos} title={title} first={open} onClose={() => setOpen(undefined)} />
      )}
    </Stage>
  );
}

const Single = styled.div`
  max-inline-size: 760px;
  margin-block-start: ${tokens.space[3]};
  border-radius: ${tokens.radius.card};
  overflow: clip;
`;
const Stage = styled.div`
  position: relative;
  margin-block-start: ${tokens.space[3]};
`;
const Mosaic = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  gap: ${tokens.space[2]};
  border-radius: ${tokens.radius.card};
  overflow: auto clip;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
  button {
    aspect-ratio: 4 / 3;
    padding: 0;
    border: 0;
    background: none;
    scroll-snap-align: start;
    cursor: zoom-in;
    &:focus-visible {
      outline-offset: -4px;
    }
  }
  ${media.laptop} {
    grid-auto-flow: row;
    grid-template-columns: 2fr 1fr 1fr;
    grid-template-rows: 1fr 1fr;
    aspect-ratio: 5 / 2;
    max-block-size: 520px;
    overflow: clip;
    button {
      aspect-ratio: auto;
      min-block-size: 0;
      &:first-child {
        grid-row: 1 / -1;
      }
      &:nth-child(n + 6) {
        display: none;
      }
    }
    &[data-count='0'] {
      grid-template-columns: 1fr;
    }
    &[data-count='1'] {
      grid-template-columns: 2fr 1fr;
      grid-template-rows: 1fr;
    }
    &[data-count='2'] {
      grid-template-columns: 2fr 1fr;
    }
    &[data-count='3'] > :last-child {
      grid-column: 2 / -1;
    }
  }
`;
const ShowAll = styled.div`
  position: absolute;
  inset-block-end: ${tokens.space[3]};
  inset-inline-end: ${tokens.space[3]};
`;
