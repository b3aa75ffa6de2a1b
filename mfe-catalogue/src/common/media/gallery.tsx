import { lazyPage } from '@lintel/remote-kit';
import { Button, gridIcon, media, Photo, tokens } from '@lintel/ui';
import { useRef, useState } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { photoSizes } from './photo-sizes.ts';
import type { GalleryPhoto } from './photos.ts';
import { Thumbnails } from './thumbnails.tsx';

const Lightbox = lazyPage(() => import(/* webpackChunkName: "lightbox" */ './lightbox.tsx'), null);

/** Photos beside the large one. */
const BESIDE = 4;

interface Props {
  photos: readonly GalleryPhoto[];
  /** Of the listing. */
  title: string;
}

/** One large photo and four small ones; on a phone a row to swipe. Any of them opens all of them. */
export function Gallery({ photos, title }: Props) {
  const { t } = useDeferredTranslation();
  const [open, setOpen] = useState<number>();
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
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
      <Mosaic
        ref={row}
        data-count={Math.min(others.length, BESIDE)}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)))
        }
      >
        {tile(cover, 0, photoSizes.cover)}
        {others.map((photo, index) => tile(photo, index + 1, '(min-width: 840px) 320px, 90vw'))}
      </Mosaic>
      {photos.length > 1 && (
        <Small>
          <Thumbnails
            photos={photos}
            current={shown}
            onChoose={(index) =>
              row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
            }
          />
        </Small>
      )}
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
    /* A phone that lies on its side shows all of a photo. */
    max-block-size: calc(100dvh - ${tokens.size.header} - ${tokens.space[8]});
    inline-size: 100%;
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
/* On a phone one photo at a time is in view; the small ones say how many more there are. */
const Small = styled.div`
  ${media.laptop} {
    display: none;
  }
`;
const ShowAll = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space[3]};
  ${media.laptop} {
    inset-block: auto ${tokens.space[3]};
  }
  inset-inline-end: ${tokens.space[3]};
`;
